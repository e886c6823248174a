import type { Catalog, ExistingColumn } from '../../server/database/migration/catalog';
import { isFormulaNote, noteDigest } from '../../server/database/formulas/formulaNote';
import { catalogType } from '../../server/database/migration/ddl';
import { isUniqueIndex } from '../../server/database/tables/names';
import type { ColumnType } from '../../src/resources/language/kind';
import type { TableShape } from './snapshotTypes';

/** Patterns of declared tables and indexes; the product also has internal ones, and internal columns. */
const DECLARED_TABLE = /^r_/;
const SYSTEM_COLUMN = /^(id$|_)/;
const DECLARED_INDEX = /^[iu]x_/;

interface Stored {
  readonly catalog: Catalog;
  /** The expected tables, in the same notation; columns count as not yet required, as a start creates them. */
  readonly planned: readonly TableShape[];
  /** Columns (`table.column`) to compare in detail, not only by name. */
  readonly apart: readonly string[];
}

function columnsOf(
  name: string,
  columns: ReadonlyMap<string, ExistingColumn>,
  { planned, apart }: Stored,
): TableShape['columns'] {
  const declared = planned.find((table) => table.name === name)?.columns ?? {};
  return Object.fromEntries(
    [...columns].flatMap(([column, { type, notNull, note }]) => {
      if (SYSTEM_COLUMN.test(column)) return [];
      const one = declared[column];
      if (apart.includes(`${name}.${column}`)) return one ? [[column, one]] : [];
      const isSame = one !== undefined && catalogType(one.type as ColumnType) === type;
      const formula = isFormulaNote(note) && { formula: noteDigest(note) };
      return [[column, { type: isSame ? one.type : type, notNull: notNull || one?.notNull === true, ...formula }]];
    }),
  );
}

/** Converts a tenant's actual tables for comparison with the planned ones. */
export function storedShapes(stored: Stored): readonly TableShape[] {
  const { catalog, planned } = stored;
  return [...catalog.tables].flatMap(([name, columns]) => {
    if (!DECLARED_TABLE.test(name)) return [];
    const links = planned.find((table) => table.name === name)?.foreignKeys ?? {};
    const indexes = [...catalog.indexes].filter(([index, { table }]) => table === name && DECLARED_INDEX.test(index));
    return [
      {
        name,
        columns: columnsOf(name, columns, stored),
        indexes: Object.fromEntries(indexes.map(([index]) => [index, isUniqueIndex(index) ? { unique: [] } : {}])),
        foreignKeys: Object.fromEntries(Object.entries(links).filter(([link]) => catalog.constraints.has(link))),
      },
    ];
  });
}
