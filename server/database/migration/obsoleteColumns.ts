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
}

/** The columns of a tenant that are not as declared: no start takes them away where they hold values. */
export const obsoleteColumns = (tables: readonly Table[], catalog: Catalog): readonly ObsoleteColumn[] =>
  tables.flatMap((table) => {
    const columns = catalog.tables.get(table.name) ?? new Map<string, never>();
    const retyped = table.columns.flatMap((wanted): readonly ObsoleteColumn[] => {
      const type = columns.get(wanted.field)?.type;
      return type === undefined || type === catalogType(wanted.type)
        ? []
        : [{ table, name: wanted.field, type, wanted }];
    });
    const removed = undeclaredColumns(table, columns).map((name) => ({
      table,
      name,
      type: columns.get(name)?.type ?? 'text',
    }));
    return [...retyped, ...removed];
  });

/** Tables of resources that are not declared any more. */
export function undeclaredTables(tables: readonly Table[], catalog: Catalog): readonly string[] {
  const names = new Set(tables.map(({ name }) => name));
  return [...catalog.tables.keys()].filter((name) => name.startsWith('r_') && !names.has(name));
}
