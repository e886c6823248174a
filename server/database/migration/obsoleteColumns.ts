import { isFormulaNote } from '../formulas/formulaNote';
import type { Column } from '../tables/parts';
import type { Table } from '../tables/table';
import type { Catalog } from './catalog';
import { catalogType } from './ddl';
import { undeclaredColumns } from './planColumns';

/** A stored column that no field has any more, or that its field wants with another type. */
export interface ObsoleteColumn {
  readonly table: Table;
  readonly name: string;
  /** As PostgreSQL spells it. */
  readonly type: string;
  /** What its field wants; absent where there is no such field. */
  readonly wanted?: Column;
  /** Its values are computed of others, so that nothing is lost with them. */
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
  // What people wrote in a field that is computed from now on.
  const written = table.storedFormulas.flatMap(({ field }) =>
    columns.has(field) && !isFormulaNote(columns.get(field)?.note ?? '') ? [obsolete(field)] : [],
  );
  return [...retyped, ...written, ...undeclaredColumns(table, columns).map((name) => obsolete(name))];
}

/** The columns of a tenant that are not as declared: no start takes them away where they hold values. */
export const obsoleteColumns = (tables: readonly Table[], catalog: Catalog): readonly ObsoleteColumn[] =>
  tables.flatMap((table) => obsoleteOf(table, catalog));

/** Tables of resources that are not declared any more. */
export function undeclaredTables(tables: readonly Table[], catalog: Catalog): readonly string[] {
  const names = new Set(tables.map(({ name }) => name));
  return [...catalog.tables.keys()].filter((name) => name.startsWith('r_') && !names.has(name));
}
