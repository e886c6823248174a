import { quoted } from '../sql';
import { isUniqueIndex } from '../tables/names';
import type { Index } from '../tables/parts';
import type { Table } from '../tables/table';
import type { Catalog, ExistingIndex } from './catalog';

/** Indexes that declarations made, by this version of the program or another one: PostgreSQL's own are named otherwise. */
const DECLARED = /^[iu]x_/;

const indexesOf = ({ name: table }: Table, { indexes }: Catalog): readonly (readonly [string, ExistingIndex])[] =>
  [...indexes].filter(([name, index]) => index.table === table && DECLARED.test(name));

/** The indexes of a table that are not there, or that PostgreSQL does not read. */
export const missingIndexes = ({ indexes }: Table, catalog: Catalog): readonly Index[] =>
  indexes.filter(({ name }) => catalog.indexes.get(name)?.isValid !== true);

/** The indexes of a table that another version declares, or declared. */
export function undeclaredIndexes(table: Table, catalog: Catalog): readonly string[] {
  const wanted = new Set(table.indexes.map(({ name }) => name));
  return indexesOf(table, catalog).flatMap(([name]) => (wanted.has(name) ? [] : [name]));
}

/** Those of them that would refuse records which this version accepts. */
export const undeclaredUniqueIndexes = (table: Table, catalog: Catalog): readonly string[] =>
  undeclaredIndexes(table, catalog).filter(isUniqueIndex);

/** The indexes of a table that an interrupted build left behind. They slow writes down, and serve nothing. */
export const invalidIndexes = (table: Table, catalog: Catalog): readonly string[] =>
  indexesOf(table, catalog).flatMap(([name, { isValid }]) => (isValid ? [] : [name]));

/** What to do by hand where a unique index cannot be made. */
export const duplicatesAdvice = (at: string, { uniqueFields }: Index): string | undefined =>
  uniqueFields &&
  `-- records of ${at} share ${uniqueFields.join(', ') || 'what they hang below'}: change or delete all but one of each`;

export const dropIndexSql = (schema: string, name: string): string => `drop index ${quoted(schema, name)}`;
