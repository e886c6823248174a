import { isFormulaNote } from '../formulas/formulaNote';
import type { Column } from '../tables/parts';
import type { Table } from '../tables/table';
import type { Catalog } from './catalog';
import { catalogType } from './ddl';
import { undeclaredColumns } from './planColumns';

/** A stored column without a field, or of another type than its field. */
export interface ObsoleteColumn {
  readonly table: Table;
  readonly name: string;
  /** In PostgreSQL's spelling. */
  readonly type: string;
  /** The declared column; absent if there is no such field. */
  readonly wanted?: Column;
  /** Its values are computed, so dropping it loses nothing. */
  readonly isComputed: boolean;
}

function obsoleteOf(table: Table, catalog: Catalog): readonly ObsoleteColumn[] {
  const columns = catalog.tables.get(table.name) ?? new Map<string, never>();
  const obsolete = (name: string, wanted?: Column): ObsoleteColumn => {
    const { type = 'text', note = '' } = columns.get(name) ?? {};
    return { table, name, type, isComputed: !wanted && isFormulaNote(note), ...(wanted && { wanted }) };
  };
  const retyped = table.columns.flatMap((wanted) => {
    const type = columns.get(wanted.field)?.type;
    return type === undefined || type === catalogType(wanted.type) ? [] : [obsolete(wanted.field, wanted)];
  });
  // Columns with user data whose field is now computed.
  const written = table.storedFormulas.flatMap(({ field }) =>
    columns.has(field) && !isFormulaNote(columns.get(field)?.note ?? '') ? [obsolete(field)] : [],
  );
  return [...retyped, ...written, ...undeclaredColumns(table, columns).map((name) => obsolete(name))];
}

/** The columns that differ from the declarations. A start never drops those that hold values. */
export const obsoleteColumns = (tables: readonly Table[], catalog: Catalog): readonly ObsoleteColumn[] =>
  tables.flatMap((table) => obsoleteOf(table, catalog));

export function undeclaredTables(tables: readonly Table[], catalog: Catalog): readonly string[] {
  const names = new Set(tables.map(({ name }) => name));
  return [...catalog.tables.keys()].filter((name) => name.startsWith('r_') && !names.has(name));
}
