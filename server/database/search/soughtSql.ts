import type { Condition } from '../../../src/resources/language/condition';
import { isFoundByIndex, joinedDigits, secondFact } from '../../../src/resources/records/globalSearch';
import { ownSearch } from '../../../src/resources/records/search';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { EVERYWHERE, type StoreContext } from '../storeContext';
import { beginningsSql, matchesWord } from '../listing/search';
import { selectionOf } from '../listing/selection';
import { CONTAINS_PATTERN, FOLD, NEARLY_HOLDS, NEARNESS, STARTS_PATTERN } from '../migration/sharedFunctions';
import { where } from '../reading/scope';
import { identifier, join, raw, sql, type Sql } from '../sql';
import { hasFoldedIndex } from '../tables/filterIndexes';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';

export interface SoughtList {
  readonly schema: ResourceSchema;
  /** Restricts to the records that the reader may read. */
  readonly filter?: Condition;
  readonly words: readonly string[];
  /** The search text as typed. */
  readonly typed: string;
  readonly closed?: readonly string[];
  /** Also finds records whose parent matches. */
  readonly isBelowFound?: boolean;
  /** Other ways to write the typed code, for lists that have codes. */
  readonly codes?: readonly string[];
}

/** Maximum numbers of records per list: compared and returned. */
const MOST_COMPARED = 300;
const MOST_OF_LIST = 6;
/** Maximum score of similar words; below every score of exact ones. */
export const MOST_OF_NEAR = 10;
/** Maximum number of matching parents. */
const MOST_ABOVE = 20;

const fold = raw(FOLD);

/** The folded texts of a record's name; all its search texts if the name consists of other records. */
function nameSql({ schema, columns }: Table): Sql {
  const own = schema.representation.filter((field) => columns.find((one) => one.field === field)?.type === 'text');
  if (own.length === 0) return identifier('t', SYSTEM_COLUMNS.search);
  const texts = own.map((field) => sql`coalesce(${identifier('t', field)}, '')`);
  return sql`${fold}(${join(texts, " || ' ' || ")}) collate "C"`;
}

/** The folded town of an address, by which companies are looked for too. */
function townSql({ schema, columns }: Table): Sql {
  const town = secondFact(schema);
  const isText = columns.some(({ field, type }) => field === town && type === 'text');
  return town !== undefined && isText ? sql`${fold}(coalesce(${identifier('t', town)}, ''))` : sql`''`;
}

/** The postcode by which the list is drawn on a map. */
function postcodeSql({ schema, columns }: Table): Sql {
  const postcode = schema.list.map?.postcode;
  const isText = columns.some(({ field, type }) => field === postcode && type === 'text');
  return postcode !== undefined && isText ? sql`coalesce(${identifier('t', postcode)}, '')` : sql`''`;
}

/** From best to worst: equal, whole words at the start, its town or postcode, whole words inside, starts with it, a word starts with it, holds all words. */
const scoreSql = (typed: string, words: readonly string[]): Sql => sql`case
  when name = ${fold}(${typed}::text) then 100
  when name like ${raw(STARTS_PATTERN)}(${`${typed} `}) then 74
  when town = ${fold}(${typed}::text) or postcode = ${typed}::text then 72
  when position(' ' || ${fold}(${typed}::text) || ' ' in ' ' || name || ' ') > 0 then 70
  when name like ${raw(STARTS_PATTERN)}(${typed}) then 60
  when name like '% ' || ${raw(STARTS_PATTERN)}(${typed}) then 50
  when ${join(
    words.map((word) => sql`name like ${raw(CONTAINS_PATTERN)}(${word})`),
    ' and ',
  )} then 35 else 15 end`;

interface Candidates {
  readonly place: number;
  readonly table: Table;
  readonly at: Sql;
  readonly visible: readonly Sql[];
}

function rowsSql({ place, table, at, visible }: Candidates, found: Sql, score: Sql): Sql {
  const parent = table.parentColumn === undefined ? sql`null::bigint` : identifier('t', table.parentColumn);
  return sql`(select ${raw(String(place))} as place, id, parent, ${score} as score from (
    select t.id, ${parent} as parent, ${nameSql(table)} as name, ${townSql(table)} as town, ${postcodeSql(table)} as postcode, ${
      table.schema.search.length > 0 ? identifier('t', SYSTEM_COLUMNS.search) : sql`''`
    } as texts
    from ${at} t ${where([...visible, found])} limit ${MOST_COMPARED}
  ) f order by score desc, id limit ${MOST_OF_LIST})`;
}

function candidatesOf(context: StoreContext, { schema, filter }: SoughtList, place: number): Candidates {
  const { table, conditions } = selectionOf(context, schema, filter ? { filter } : {}, EVERYWHERE);
  return { place, table, at: context.at(table), visible: conditions };
}

function belowFound(context: StoreContext, { schema, parentColumn }: Table, words: readonly string[]): Sql | undefined {
  const above = schema.parent && context.table(schema.parent.resource);
  if (!above || parentColumn === undefined || ownSearch(above.schema).length === 0) return undefined;
  const found = join(
    words.map((word) => matchesWord(above, word)),
    ' and ',
  );
  const ids = sql`select t.id from ${context.at(above)} t where ${found} limit ${MOST_ABOVE}`;
  return sql`${identifier('t', parentColumn)} = any(array(${ids}))`;
}

/** Queries for exact matches in a list: records that contain all words, or a matching number. */
export function exactSql(context: StoreContext, list: SoughtList, place: number): readonly Sql[] {
  const candidates = candidatesOf(context, list, place);
  const { table } = candidates;
  const { words, closed = [] } = list;
  const typed = words.join(' ');
  const score = scoreSql(typed, words);
  const holdAll = sql`(${join(
    words.map((word) => matchesWord(table, word)),
    ' and ',
  )})`;
  const digits = joinedDigits(list.typed);
  const [first = ''] = table.schema.representation;
  const column = table.columns.find(({ field }) => field === first);
  // Names that start with the text have their own index, so they are found however many records match.
  const isIndexed = column !== undefined && !table.view && !table.veil && hasFoldedIndex(table.schema, column);
  const begins = sql`${fold}(${identifier('t', first)}) like ${raw(STARTS_PATTERN)}(${typed})`;
  const below = list.isBelowFound ? belowFound(context, table, words) : undefined;
  // No index finds words of two letters, so long lists only search name prefixes; nested ones are skipped.
  const isFound = words.some(isFoundByIndex) || (!isIndexed && !table.schema.parent);
  return [
    ...(isFound ? [rowsSql(candidates, holdAll, score)] : []),
    ...(isIndexed ? [rowsSql(candidates, begins, score)] : []),
    ...beginningsSql(table, list.typed, (field) => !closed.includes(field)).map((begins) =>
      rowsSql(candidates, begins, sql`45`),
    ),
    ...(digits === undefined ? [] : [rowsSql(candidates, matchesWord(table, digits), sql`45`)]),
    ...(below ? [rowsSql(candidates, below, sql`20`)] : []),
  ];
}

/** The words in two parts, each way round. */
const inTwo = (words: readonly string[]): readonly (readonly [own: readonly string[], above: readonly string[]])[] =>
  words.slice(1).flatMap((_, index) => {
    const [before, after] = [words.slice(0, index + 1), words.slice(index + 1)];
    return [
      [before, after],
      [after, before],
    ] as const;
  });

/** Queries for nested records that have some of the words where the record above them has the others: "siège Kowalski". */
export function sharedSql(context: StoreContext, list: SoughtList, place: number): readonly Sql[] {
  const candidates = candidatesOf(context, list, place);
  const { table } = candidates;
  const isFound = (words: readonly string[]) => words.some(isFoundByIndex);
  const ways = inTwo(list.words).flatMap(([own, above]) => {
    const below = isFound(own) && isFound(above) ? belowFound(context, table, above) : undefined;
    return below ? [sql`(${join([below, ...own.map((word) => matchesWord(table, word))], ' and ')})`] : [];
  });
  return ways.length === 0 ? [] : [rowsSql(candidates, sql`(${join(ways, ' or ')})`, sql`35`)];
}

/** Queries for the records of a list whose code is the typed one, written in another way. */
export function codeSql(context: StoreContext, list: SoughtList, place: number): readonly Sql[] {
  const { codes = [] } = list;
  if (codes.length === 0) return [];
  const candidates = candidatesOf(context, list, place);
  const forms = codes.map((code) => matchesWord(candidates.table, code));
  return [rowsSql(candidates, sql`(${join(forms, ' or ')})`, sql`45`)];
}

/** Query for records with words similar to all search words. */
export function nearSql(context: StoreContext, list: SoughtList, place: number): Sql {
  const candidates = candidatesOf(context, list, place);
  const search = identifier('t', SYSTEM_COLUMNS.search);
  const near = list.words.map((word) => sql`${raw(NEARLY_HOLDS)}(${search}, ${fold}(${word}::text))`);
  const nearness = list.words.map((word) => sql`${raw(NEARNESS)}(${fold}(${word}::text), name)`);
  return rowsSql(candidates, sql`(${join(near, ' and ')})`, sql`(${MOST_OF_NEAR} * least(${join(nearness)}))::int`);
}
