import EditOutlined from '@mui/icons-material/EditOutlined';
import { createElement } from 'react';
import { offeredEdits } from '../../resources/views/show/fieldEdit/pencils';
import type { Command } from './commands';

/** Edits a value of the open record where it stands, as its pencil does; found by the name of the field only. */
export const fieldCommands = (): readonly Command[] =>
  offeredEdits().map(({ field, label, edit }) => ({
    id: `field ${field}`,
    group: 'here',
    label,
    drawn: createElement(EditOutlined),
    effect: { kind: 'run', run: edit },
  }));
