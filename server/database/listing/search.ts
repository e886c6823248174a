import { kindOf } from '../../../src/resources/fields/kinds';
import { ownSearch, searchThrough, wordsOf } from '../../../src/resources/records/search';
import { isOpenToAll } from '../../../src/resources/access/openFields';
import type { ListQuery } from '../../../src/resources/records/listQuery';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoreContext } from '../storeContext';
import { CONTAINS_PATTERN } from '../migration/sharedFunctions';
import { identifier, join, raw, sql, type Sql } from '../sql';
import { SYSTEM_COLUMNS, wholeColumn } from '../tables/systemColumns';
import type { Table } from '../tables/table';

/** Splits a search into words. Drops NUL characters, which PostgreSQL text cannot contain. */
export const storedWordsOf = (search = ''): readonly string[] => wordsOf(search.replaceAll('\u0000', ''));

const holdsWord = (column: string, word: string): Sql =>
  sql`${identifier('t', column)} like ${raw(CONTAINS_PATTERN)}(${word})`;

/** Condition on the stored search text. It follows from `matchesWord` and can use the index. */
export const storedMatchesWord = ({ veil }: Table, word: string): Sql =>
  holdsWord(veil ? wholeColumn(SYSTEM_COLUMNS.search) : SYSTEM_COLUMNS.search, word);

/** Readers of private records search only the text that they may see. */
export const matchesWord = (table: Table, word: string): Sql => {
  const seen = holdsWord(SYSTEM_COLUMNS.search, word);
  return table.veil ? sql`(${storedMatchesWord(table, word)} and ${seen})` : seen;
};

const hasOwnTexts = ({ schema, view }: Table): boolean =>
  ownSearch(schema).length > 0 && (!view || hasOwnTexts(view.source));

interface Path {
  readonly field: string;
  readonly into: Table;
}

function pathsOf(context: StoreContext, { schema }: Table, unseen: readonly string[]): readonly Path[] {
  return seenPaths(schema, unseen).flatMap((field) => {
    const spec = schema.fields[field];
    const target = spec && kindOf(spec).reference?.(spec);
    return target ? [{ field, into: context.table(target.resource) }] : [];
  });
}

const seenPaths = (schema: ResourceSchema, unseen: readonly string[]): readonly string[] =>
  searchThrough(schema).filter((field) => !unseen.includes(field));

export const isSearchedThrough = ({ schema }: Table, { unseen = [] }: ListQuery): boolean =>
  seenPaths(schema, unseen).length > 0;

/**
 * Conditions that an open field begins with the whole search in another notation, as a telephone number does; an index
 * of beginnings finds it.
 */
export function beginningsSql(
  { schema, columns }: Table,
  search: string,
  isOpen: (field: string) => boolean,
): readonly Sql[] {
  return Object.entries(schema.fields).flatMap(([field, spec]) => {
    const begins = isOpen(field) ? kindOf(spec).beginningOf?.(search) : undefined;
    const isStored = columns.some((column) => column.field === field);
    return begins === undefined || !isStored ? [] : [sql`${identifier('t', field)} like ${`${begins}%`}`];
  });
}

/**
 * Each word must occur in the search fields, or in those of a referenced record; or a telephone number begins with the
 * whole search.
 */
export function searchConditions(
  context: StoreContext,
  table: Table,
  words: readonly string[],
  { search = '', unseen = [] }: ListQuery,
): readonly Sql[] {
  if (table.schema.search.length === 0) return [];
  const own = hasOwnTexts(table);
  const paths = pathsOf(context, table, unseen);
  const holding = words.map((word) => {
    // The subquery of ids runs once; each record is then checked by its own row.
    const through = paths.map(
      ({ field, into }) =>
        sql`${identifier('t', field)} in (select t.id from ${context.at(into)} t where ${matchesWord(into, word)})`,
    );
    const ways = [...(own ? [matchesWord(table, word)] : []), ...through];
    return ways.length > 0 ? sql`(${join(ways, ' or ')})` : raw('false');
  });
  const begins = beginningsSql(table, search, (field) => isOpenToAll(table.schema, field));
  if (begins.length === 0 || holding.length === 0) return holding;
  return [sql`(${join([sql`(${join(holding, ' and ')})`, ...begins], ' or ')})`];
}
