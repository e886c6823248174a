import { isFormulaNote } from '../formulas/formulaNote';
import { quoted } from '../sql';
import type { Column } from '../tables/parts';
import type { Table } from '../tables/table';
import type { ExistingColumn } from './catalog';
import { columnDefault } from './columnDefault';
import { dropFunctionsSql } from './computedColumns';
import { catalogType, columnSql, typeSql } from './ddl';

type Columns = ReadonlyMap<string, ExistingColumn>;

export interface ColumnPlan {
  readonly statements: readonly string[];
  /** SQL of changes that would destroy data, for a person to decide on. */
  readonly refused: readonly string[];
}

/** Names with an underscore are reserved for the program, in all its versions. */
const isSystem = (name: string): boolean => name === 'id' || name.startsWith('_');

/** Stored columns that this version does not declare: they belong to a later version or to a removed field. */
export function undeclaredColumns({ columns: declared, storedFormulas }: Table, columns: Columns): readonly string[] {
  const names = new Set([...declared, ...storedFormulas].map(({ field }) => field));
  return [...columns.keys()].filter((name) => !isSystem(name) && !names.has(name));
}

function addColumn(at: string, table: Table, column: Column): string {
  const value = column.notNull ? columnDefault(table, column) : undefined;
  // If the column refused nulls without a default, an older version could not create records.
  const definition = value === undefined ? columnSql({ ...column, notNull: false }) : columnSql(column);
  return `alter table ${at} add column ${definition}${value === undefined ? '' : ` default ${value}`}`;
}

const dropNotNull = (at: string, field: string): string =>
  `alter table ${at} alter column ${quoted(field)} drop not null`;

/** Only relaxes a column: newly required columns refuse nulls only after `npm run schema:contract`. */
function changeColumn(at: string, column: Column, { type, notNull }: ExistingColumn): ColumnPlan {
  const name = quoted(column.field);
  const wanted = catalogType(column.type);
  if (type !== wanted) {
    const change = `alter table ${at} alter column ${name} type ${typeSql(column.type)} using ${name}::${wanted};`;
    return { statements: [], refused: [change] };
  }
  return { statements: notNull && !column.notNull ? [dropNotNull(at, column.field)] : [], refused: [] };
}

/** Recomputes a column of another formula; refuses to replace one with user data. */
function formulaColumn(
  schema: string,
  { name: table }: Table,
  column: Column,
  { existing, isLatest }: { readonly existing: ExistingColumn | undefined; readonly isLatest: boolean },
): ColumnPlan {
  const at = quoted(schema, table);
  const add = `alter table ${at} add column ${columnSql(column)}`;
  if (!existing) return { statements: [add], refused: [] };
  const drop = `alter table ${at} drop column ${quoted(column.field)}`;
  if (!isFormulaNote(existing.note)) return { statements: [], refused: [`${drop};`] };
  const isLeft = !isLatest || existing.type === catalogType(column.type);
  return { statements: isLeft ? [] : [dropFunctionsSql(schema, table, [column.field]), drop, add], refused: [] };
}

export function planColumns(schema: string, table: Table, columns: Columns, isLatest: boolean): ColumnPlan {
  const at = quoted(schema, table.name);
  const written = table.columns.map((column): ColumnPlan => {
    const existing = columns.get(column.field);
    return existing ? changeColumn(at, column, existing) : { statements: [addColumn(at, table, column)], refused: [] };
  });
  const changes = [
    ...written,
    ...table.storedFormulas.map((column) =>
      formulaColumn(schema, table, column, { existing: columns.get(column.field), isLatest }),
    ),
  ];
  // Inserts of this version do not name these columns, so they must accept nulls.
  const blocking = undeclaredColumns(table, columns).filter((name) => {
    const column = columns.get(name);
    return column?.notNull && !column.hasDefault;
  });
  return {
    statements: [...changes.flatMap(({ statements }) => statements), ...blocking.map((name) => dropNotNull(at, name))],
    refused: changes.flatMap(({ refused }) => refused),
  };
}
