import { cellOf } from '../shared/cells/cellOf';
import { NumberCell } from '../shared/cells/NumberCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { NoteSpec } from './kind';

export const noteView: KindView<NoteSpec, number> = {
  cell: cellOf(({ value, full }) => <NumberCell value={value} full={full} />),
  ...lateInputs(() => import('./inputs')),
  align: 'right',
};
