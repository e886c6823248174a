import { literal, quoted } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import type { ExistingColumn } from './catalog';
import { searchColumnSql, searchExpression, searchTerms, termsOf } from './ddl';

const NAME = quoted(SYSTEM_COLUMNS.search);

const dropSearch = (at: string): string => `alter table ${at} drop column ${NAME}`;

/** Recreates the search column, a generated column without data of its own, if its expression differs. */
function makeSearch(at: string, terms: readonly string[], existing: ExistingColumn | undefined): readonly string[] {
  const expression = searchExpression(terms);
  if (existing?.note === expression) return [];
  return [
    ...(existing ? [dropSearch(at)] : []),
    `alter table ${at} add column ${searchColumnSql(expression)}`,
    `comment on column ${at}.${NAME} is ${literal(expression)}`,
  ];
}

/** Keeps search fields of other versions, whose searches would otherwise miss records. */
export function planSearch(at: string, table: Table, existing: ExistingColumn | undefined): readonly string[] {
  const known = termsOf(existing?.note ?? '');
  const missing = searchTerms(table).filter((term) => !known.includes(term));
  return missing.length === 0 ? [] : makeSearch(at, [...known, ...missing], existing);
}

export function contractSearch(at: string, table: Table, existing: ExistingColumn | undefined): readonly string[] {
  const terms = searchTerms(table);
  if (terms.length > 0) return makeSearch(at, terms, existing);
  return existing ? [dropSearch(at)] : [];
}
