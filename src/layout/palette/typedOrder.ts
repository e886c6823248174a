import { foldText } from '../../resources/common/foldText';
import { kindOf, type KindName } from '../../resources/fields/kinds';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { inLanguage, type Language, type Words } from '../../resources/language/words';
import { partsOf, wordsOf } from './matchCommands';
import { isSame } from './isSame';
import { paletteWords } from './paletteWords';

type Order = 'ASC' | 'DESC';

/** What a search says of the order of a list. */
export interface TypedOrder {
  /** Words that name the field; without one, the first number or date of the list. */
  readonly names: readonly string[];
  readonly of?: 'number' | 'date';
  readonly order?: Order;
  /** No verb says that it is an order: "adhérents par ville". */
  readonly isGuessed?: true;
  /** The search without the order. */
  readonly rest: string;
}

/** In the four languages, at the end of a search: "triés par ville", "trier les adhérents par ville". */
const SORTED =
  /(?:^|\s)(?:(?:tri|class)e(?:e?s|e|r)?|ordonne(?:e?s|e|r)?|sort|sorted|order|ordered|sortieren?|sortiert|geordnet|ordenar|ordenad[oa]s?)(\s.+)?\s+(?:par|by|nach|por)\s+(.+)$/;

/** "adhérents par ville" */
const BY = /\s(?:par|by|nach|por)\s+(\S+(?:\s\S+)?)$/;

const ORDERS: readonly (readonly [Order, RegExp])[] = [
  ['DESC', /(?:^|\s)(?:decroissante?|descending|absteigend|decrescente)(?=\s|$)/],
  ['ASC', /(?:^|\s)(?:croissante?|ascending|aufsteigend|crescente)(?=\s|$)/],
];

const MOST: readonly (readonly [NonNullable<TypedOrder['of']>, Order, string])[] = [
  ['number', 'DESC', 'plus (?:gros|grosses?|grande?s?|importante?s?)|largest|biggest|grosste[nrs]?|maior(?:es)?'],
  ['number', 'ASC', 'plus petite?s?|smallest|kleinste[nrs]?|menor(?:es)?'],
  ['date', 'ASC', 'plus ancien(?:ne)?s?|oldest|alteste[nrs]?|mais antig[oa]s?'],
  [
    'date',
    'DESC',
    '(?:plus )?recente?s?|(?<!semaine |mois |annee |an )derniere?s?|nouveaux|nouvelles|latest|newest|neueste[nrs]?|ultim[oa]s?',
  ],
];

const withoutVerb = (text: string): readonly string[] => {
  const [found, by = ''] = BY.exec(text) ?? [];
  return found === undefined ? [] : [found, '', by];
};

/**
 * Takes the order of a list out of a search.
 *
 * @example typedOrder('adhérents triés par effectif') // { names: ['effectif'], rest: 'adherents' }
 * @example typedOrder('plus gros adhérents') // { names: [], of: 'number', order: 'DESC', rest: 'adherents' }
 */
export function typedOrder(query: string): TypedOrder | undefined {
  const text = foldText(query.trim());
  const said = SORTED.exec(text);
  const [sorted, between = '', by = ''] = said ?? withoutVerb(text);
  if (sorted !== undefined) {
    const [order, direction] = ORDERS.find(([, words]) => words.test(by)) ?? [];
    const names = wordsOf(direction ? by.replace(direction, ' ') : by);
    const rest = text.replace(sorted, between).trim();
    return { names, ...(order && { order }), ...(!said && { isGuessed: true as const }), rest };
  }
  for (const [of, order, words] of MOST) {
    const [found] = new RegExp(String.raw`(?:^|\s)(?:${words})(?=\s|$)`).exec(text) ?? [];
    if (found !== undefined) return { names: [], of, order, rest: text.replace(found, ' ').trim() };
  }
  return undefined;
}

const KINDS: Readonly<Record<NonNullable<TypedOrder['of']>, readonly KindName[]>> = {
  number: ['integer', 'decimal', 'money', 'percentage'],
  date: ['date', 'dateTime'],
};

const isOf = (of: NonNullable<TypedOrder['of']>, kind: string): boolean => KINDS[of].some((one) => one === kind);

/** What the directions of a kind are called. */
const directionOf = (kind: string): Readonly<Record<Order, Words>> => {
  if (isOf('date', kind)) return { DESC: paletteWords.newestFirst, ASC: paletteWords.oldestFirst };
  if (isOf('number', kind)) return { DESC: paletteWords.descending, ASC: paletteWords.ascending };
  return { DESC: paletteWords.toFirstLetter, ASC: paletteWords.fromFirstLetter };
};

export interface ListOrder {
  readonly field: string;
  readonly order: Order;
  readonly label: string;
}

/** The order that a search means in a list; undefined if the list lacks what it sorts by. */
export function orderOf(schema: ResourceSchema, typed: TypedOrder, language: Language): ListOrder | undefined {
  const fields = schema.list.columns.flatMap((field) => {
    const spec = schema.fields[field];
    return spec && kindOf(spec).sortable ? [{ field, kind: spec.kind, label: inLanguage(spec.label, language) }] : [];
  });
  const { of, names } = typed;
  const isNamed = (label: string) =>
    names.length > 0 && names.every((name) => partsOf(foldText(label)).some((part) => isSame(part, name)));
  const meant = fields.find(({ kind, label }) => (of ? isOf(of, kind) : isNamed(label)));
  if (!meant) return undefined;
  // Who sorts by a number or a date wants to see the largest or the newest.
  const isText = !isOf('number', meant.kind) && !isOf('date', meant.kind);
  const order = typed.order ?? (isText ? 'ASC' : 'DESC');
  const direction = inLanguage(directionOf(meant.kind)[order], language);
  const label = inLanguage(paletteWords.sortedBy, language)
    .replace('%', () => meant.label)
    .concat(` (${direction})`);
  return { field: meant.field, order, label };
}
