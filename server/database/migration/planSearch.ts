import { literal, quoted } from '../sql';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import type { ExistingColumn } from './catalog';
import { searchColumnSql, searchExpression } from './ddl';

const NAME = quoted(SYSTEM_COLUMNS.search);

const addSearch = (at: string, expression: string): readonly string[] => [
  `alter table ${at} add column ${searchColumnSql(expression)}`,
  `comment on column ${at}.${NAME} is ${literal(expression)}`,
];

const dropSearch = (at: string): string => `alter table ${at} drop column ${NAME}`;

/**
 * The statements after which a table has a column for its search. Only the latest version of the program makes it anew
 * where the declared fields changed: that writes the whole table, and an earlier version finds records by the other fields
 * meanwhile. Where no field is searched, the column stays for the version that does.
 */
export function planSearch(
  at: string,
  table: Table,
  existing: ExistingColumn | undefined,
  isLatest: boolean,
): readonly string[] {
  const expression = searchExpression(table);
  if (expression === undefined || existing?.note === expression) return [];
  if (!existing) return addSearch(at, expression);
  return isLatest ? [dropSearch(at), ...addSearch(at, expression)] : [];
}

/** The statements after which a table has exactly the declared column for its search, or none. */
export function contractSearch(at: string, table: Table, existing: ExistingColumn | undefined): readonly string[] {
  const isLeftOver = existing !== undefined && searchExpression(table) === undefined;
  return isLeftOver ? [dropSearch(at)] : planSearch(at, table, existing, true);
}
