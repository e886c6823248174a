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
  /** Changes that would destroy data: each as the SQL that a person has to decide on. */
  readonly refused: readonly string[];
}

/** Columns with an underscore belong to the program, whatever its version. */
const isSystem = (name: string): boolean => name === 'id' || name.startsWith('_');

/** The columns that are stored and that this version does not declare: those of a later version, or of a removed field. */
export function undeclaredColumns({ columns: declared, storedFormulas }: Table, columns: Columns): readonly string[] {
  const names = new Set([...declared, ...storedFormulas].map(({ field }) => field));
  return [...columns.keys()].filter((name) => !isSystem(name) && !names.has(name));
}

function addColumn(at: string, table: Table, column: Column): string {
  const value = column.notNull ? columnDefault(table, column) : undefined;
  // Without a default, an older version of the program could create no record while the column refuses nulls.
  const definition = value === undefined ? columnSql({ ...column, notNull: false }) : columnSql(column);
  return `alter table ${at} add column ${definition}${value === undefined ? '' : ` default ${value}`}`;
}

const dropNotNull = (at: string, field: string): string =>
  `alter table ${at} alter column ${quoted(field)} drop not null`;

/** Only wider than it was: a column that becomes required refuses nulls from `npm run schema:contract` on. */
function changeColumn(at: string, column: Column, { type, notNull }: ExistingColumn): ColumnPlan {
  const name = quoted(column.field);
  const wanted = catalogType(column.type);
  if (type !== wanted) {
    const change = `alter table ${at} alter column ${name} type ${typeSql(column.type)} using ${name}::${wanted};`;
    return { statements: [], refused: [change] };
  }
  return { statements: notNull && !column.notNull ? [dropNotNull(at, column.field)] : [], refused: [] };
}

/**
 * A column for a stored formula. What another formula left in it can be computed again; what people wrote in a field of that name is
 * theirs to give up.
 */
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

/** What a table's columns need so that this version of the program and the one before it can both write records. */
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
  // A creation does not name these columns.
  const blocking = undeclaredColumns(table, columns).filter((name) => {
    const column = columns.get(name);
    return column?.notNull && !column.hasDefault;
  });
  return {
    statements: [...changes.flatMap(({ statements }) => statements), ...blocking.map((name) => dropNotNull(at, name))],
    refused: changes.flatMap(({ refused }) => refused),
  };
}
