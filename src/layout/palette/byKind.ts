import { wordsBesideLabel } from '../../resources/records/globalSearch';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language } from '../../resources/language/words';
import type { Command } from './commands';
import { filteredList } from './filteredList';
import { wordsOf } from './matchCommands';

/** Maximum number of records per kind. */
const MOST_OF_KIND = 5;

/** A found record, best first, and the declaration of its list. */
export interface Hit {
  readonly schema: ResourceSchema;
  readonly command: Command;
}

export interface KindsOptions {
  readonly query: string;
  readonly language: Language;
  readonly translate: (key: string, args?: Record<string, string>) => string;
  /** Lists that the reader may open with a search. */
  readonly listed: readonly ResourceSchema[];
}

/** The list's page with this search, without the words that name the list. */
function allCommand(schema: ResourceSchema, heading: string, { query, translate }: KindsOptions): Command {
  const q = wordsBesideLabel(schema, wordsOf(query).join(' '))?.join(' ') ?? query;
  return {
    id: `all ${schema.name}`,
    group: 'records',
    heading,
    isAll: true,
    label: translate('shell.palette.all', { name: heading }),
    icon: schema.icon,
    effect: { kind: 'go', path: filteredList(schema, { q }) },
  };
}

/** Groups records by the name of their kind, the best record's kind first, and ends a full kind with its whole list. */
export function byKind(hits: readonly Hit[], options: KindsOptions): readonly Command[] {
  const kinds = new Map<string, Hit[]>();
  for (const hit of hits) {
    const heading = inLanguage(hit.schema.label.many, options.language);
    kinds.set(heading, [...(kinds.get(heading) ?? []), hit]);
  }
  return [...kinds].flatMap(([heading, of]) => {
    const schema = of[0]?.schema;
    const shown = of.slice(0, MOST_OF_KIND).map(({ command }) => ({ ...command, heading }));
    // Lists of several places may share a name, e.g. contacts: then no list has them all.
    const isOneList = schema && options.listed.includes(schema) && of.every((hit) => hit.schema === schema);
    // The list's own search forgives no typing errors.
    const isWhole = of.length >= MOST_OF_KIND && of.some(({ command }) => !command.isNear);
    return [...shown, ...(isOneList && isWhole ? [allCommand(schema, heading, options)] : [])];
  });
}
