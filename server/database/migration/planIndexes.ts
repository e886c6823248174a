import { quoted } from '../sql';
import { isUniqueIndex } from '../tables/names';
import type { Index } from '../tables/parts';
import type { Table } from '../tables/table';
import type { Catalog, ExistingIndex } from './catalog';

/** Names of declared indexes, of any version; PostgreSQL's own indexes have other names. */
const DECLARED = /^[iu]x_/;

const indexesOf = ({ name: table }: Table, { indexes }: Catalog): readonly (readonly [string, ExistingIndex])[] =>
  [...indexes].filter(([name, index]) => index.table === table && DECLARED.test(name));

export const missingIndexes = ({ indexes }: Table, catalog: Catalog): readonly Index[] =>
  indexes.filter(({ name }) => catalog.indexes.get(name)?.isValid !== true);

export function undeclaredIndexes(table: Table, catalog: Catalog): readonly string[] {
  const wanted = new Set(table.indexes.map(({ name }) => name));
  return indexesOf(table, catalog).flatMap(([name]) => (wanted.has(name) ? [] : [name]));
}

/** Unique indexes of other versions, which would refuse records that this version accepts. */
export const undeclaredUniqueIndexes = (table: Table, catalog: Catalog): readonly string[] =>
  undeclaredIndexes(table, catalog).filter(isUniqueIndex);

/** The invalid indexes of interrupted builds: they slow down writes and serve no query. */
export const invalidIndexes = (table: Table, catalog: Catalog): readonly string[] =>
  indexesOf(table, catalog).flatMap(([name, { isValid }]) => (isValid ? [] : [name]));

export const duplicatesAdvice = (at: string, { uniqueFields }: Index): string | undefined =>
  uniqueFields &&
  `-- records of ${at} share ${uniqueFields.join(', ') || 'what they hang below'}: change or delete all but one of each`;

export const dropIndexSql = (schema: string, name: string): string => `drop index ${quoted(schema, name)}`;
