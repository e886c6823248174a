import LinkIcon from '@mui/icons-material/Link';
import type { MenuEntry } from '../../resources/views/page/ButtonMenu';
import type { Command, CommandEffect } from './commands';

const effectOf = ({ to, onChoose }: MenuEntry): CommandEffect =>
  to === undefined ? { kind: 'run', run: () => onChoose?.() } : { kind: 'go', path: to };

/**
 * What the open page's own menus offer, and the link to the page.
 * @param of the name of the list or of the record's kind: "import suppliers"; undefined on the home page and the like,
 * whose link is seldom wanted
 */
export const pageCommands = (
  entries: readonly MenuEntry[],
  translate: (key: string) => string,
  of: string | undefined,
): readonly Command[] => [
  ...entries.map((entry): Command => ({
    id: `page ${entry.name}`,
    group: 'here',
    label: entry.label,
    ...((entry.synonyms ?? of) !== undefined && { synonyms: [entry.synonyms, of].filter(Boolean).join(' ') }),
    drawn: entry.icon,
    effect: effectOf(entry),
  })),
  {
    id: 'page link',
    group: of === undefined ? 'actions' : 'here',
    label: translate('shell.palette.here.link'),
    drawn: <LinkIcon />,
    effect: { kind: 'copyLink' },
  },
];
