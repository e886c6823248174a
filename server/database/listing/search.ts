import { CONTAINS_PATTERN } from '../migration/sharedFunctions';
import { identifier, raw, sql, type Sql } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';

/** The words of a search, each once. PostgreSQL's texts hold no NUL, so that a word with one is the same without. */
export const wordsOf = (search: string | undefined): readonly string[] => [
  ...new Set(
    (search ?? '')
      .replaceAll('\u0000', '')
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** That every word is somewhere in the declared search fields; nothing where the resource declares none. */
export function searchConditions({ schema }: Table, words: readonly string[]): readonly Sql[] {
  if (schema.search.length === 0) return [];
  return words.map((word) => sql`${identifier('t', SYSTEM_COLUMNS.search)} like ${raw(CONTAINS_PATTERN)}(${word})`);
}
