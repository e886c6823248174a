import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { createElement } from 'react';
import { fillTemplate } from '../../resources/registry/registry';
import type { ScreenAt } from '../screenAt';
import type { usePins } from '../pins/usePins';
import type { Command } from './commands';

/** Pins the open record to the home page, or takes it off; the menu of the record, which offers it too, is closed. */
export function pinCommands(
  at: ScreenAt | undefined,
  { isKnown, isPinned, toggle }: Pick<ReturnType<typeof usePins>, 'isKnown' | 'isPinned' | 'toggle'>,
  translate: (key: string) => string,
): readonly Command[] {
  if (at?.id === undefined || at.screen !== 'show' || !isKnown) return [];
  const visit = { resource: fillTemplate(at.schema.name, at.parents), id: at.id };
  const isOn = isPinned(visit);
  return [
    {
      id: 'pin',
      group: 'here',
      label: translate(isOn ? 'shell.home.unpinRecord' : 'shell.home.pinRecord'),
      synonyms: translate('shell.palette.pinSynonyms'),
      drawn: createElement(isOn ? PushPin : PushPinOutlined),
      effect: { kind: 'run', run: () => toggle(visit) },
    },
  ];
}
