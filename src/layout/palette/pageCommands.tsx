import LinkIcon from '@mui/icons-material/Link';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { inLanguage, type Language } from '../../resources/language/words';
import type { MenuEntry } from '../../resources/views/page/ButtonMenu';
import type { Command, CommandEffect } from './commands';
import { paletteWords } from './paletteWords';

const effectOf = ({ to, onChoose }: MenuEntry): CommandEffect =>
  to === undefined ? { kind: 'run', run: () => onChoose?.() } : { kind: 'go', path: to };

/**
 * What the open page's own menus offer, its link and its print.
 * @param of the name of the list or of the record's kind: "import suppliers"; undefined on the home page and the like,
 * whose link is seldom wanted
 */
export const pageCommands = (
  entries: readonly MenuEntry[],
  translate: (key: string) => string,
  language: Language,
  of: string | undefined,
): readonly Command[] => [
  ...entries.map((entry): Command => ({
    id: `page ${entry.name}`,
    group: entry.isEverywhere ? 'actions' : 'here',
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
  {
    id: 'print',
    group: 'actions',
    label: inLanguage(paletteWords.print, language),
    synonyms: inLanguage(paletteWords.printSynonyms, language),
    drawn: <PrintOutlined />,
    // The palette returns the focus first: `window.print` blocks the page.
    effect: { kind: 'run', run: () => void setTimeout(() => window.print()) },
  },
];
