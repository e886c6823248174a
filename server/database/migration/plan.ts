import { validateField } from '../../../src/resources/validate';
import { literal, quoted } from '../sql';
import type { Column } from '../tables/parts';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import type { Table } from '../tables/table';
import type { Catalog, ExistingColumn } from './catalog';
import {
  catalogType,
  columnSql,
  createIndexSql,
  createTableSql,
  foreignKeySql,
  searchColumnSql,
  searchExpression,
  typeSql,
} from './ddl';

/** A step that applies itself, and what to tell where PostgreSQL cannot do it without losing or inventing data. */
export interface Step {
  readonly sql: string;
  /** The migration to write, where the step fails on the data that there are. */
  readonly otherwise?: string;
}

export interface Plan {
  readonly steps: readonly Step[];
  /** Changes that would destroy data: each as the SQL that a person has to decide on. */
  readonly refused: readonly string[];
}

type Columns = ReadonlyMap<string, ExistingColumn>;

const isSystem = (name: string): boolean => name === 'id' || name.startsWith('_');

/** The value of a new column for the records that there are: what a new record would start with. */
function initialLiteral(table: Table, { field }: Column): string | undefined {
  const spec = table.schema.fields[field];
  if (!spec || spec.initial === undefined) return undefined;
  const parsed = validateField(spec.initial, spec);
  if (!parsed.ok || parsed.value === null) return undefined;
  return literal(typeof parsed.value === 'object' ? JSON.stringify(parsed.value) : String(parsed.value));
}

function addColumn(at: string, table: Table, column: Column): Step[] {
  const add = `alter table ${at} add column ${columnSql(column)}`;
  if (!column.notNull) return [{ sql: add }];
  const initial = initialLiteral(table, column);
  if (initial !== undefined) {
    return [
      { sql: `${add} default ${initial}` },
      { sql: `alter table ${at} alter column ${quoted(column.field)} drop default` },
    ];
  }
  const name = quoted(column.field);
  const optional = columnSql({ ...column, notNull: false });
  const fill = `alter table ${at} add column ${optional}; update ${at} set ${name} = …; `;
  return [{ sql: add, otherwise: `${fill}alter table ${at} alter column ${quoted(column.field)} set not null;` }];
}

function changeColumn(at: string, column: Column, existing: ExistingColumn): { steps: Step[]; refused: string[] } {
  const name = quoted(column.field);
  const type = catalogType(column.type);
  if (existing.type !== type) {
    return {
      steps: [],
      refused: [`alter table ${at} alter column ${name} type ${typeSql(column.type)} using ${name}::${type};`],
    };
  }
  if (existing.notNull && !column.notNull)
    return { steps: [{ sql: `alter table ${at} alter column ${name} drop not null` }], refused: [] };
  if (existing.notNull || !column.notNull) return { steps: [], refused: [] };
  const require = `alter table ${at} alter column ${name} set not null`;
  return {
    steps: [{ sql: require, otherwise: `update ${at} set ${name} = … where ${name} is null; ${require};` }],
    refused: [],
  };
}

/** A generated column holds nothing of its own, so that it is made anew when the declared search fields change. */
function searchSteps(at: string, table: Table, existing: ExistingColumn | undefined): Step[] {
  const expression = searchExpression(table);
  const name = quoted(SYSTEM_COLUMNS.search);
  if (existing?.note === (expression ?? '')) return [];
  const drop = existing ? [{ sql: `alter table ${at} drop column ${name}` }] : [];
  if (!expression) return drop;
  return [
    ...drop,
    { sql: `alter table ${at} add column ${searchColumnSql(expression)}` },
    { sql: `comment on column ${at}.${name} is ${literal(expression)}` },
  ];
}

function planColumns(at: string, table: Table, columns: Columns): Plan {
  const declared = new Set(table.columns.map(({ field }) => field));
  const gone = [...columns.keys()].filter((name) => !isSystem(name) && !declared.has(name));
  const changes = table.columns.map((column) => {
    const existing = columns.get(column.field);
    return existing ? changeColumn(at, column, existing) : { steps: addColumn(at, table, column), refused: [] };
  });
  return {
    steps: changes.flatMap(({ steps }) => steps),
    refused: [
      ...gone.map((name) => `alter table ${at} drop column ${quoted(name)};`),
      ...changes.flatMap(({ refused }) => refused),
    ],
  };
}

function planTable(schema: string, table: Table, catalog: Catalog): Plan {
  const at = quoted(schema, table.name);
  const columns = catalog.tables.get(table.name);
  const own = columns
    ? planColumns(at, table, columns)
    : { steps: [{ sql: createTableSql(schema, table) }], refused: [] };
  const wanted = new Set(table.indexes.map(({ name }) => name));
  const stale = [...catalog.indexes].filter(
    ([name, of]) => of === table.name && /^[iu]x_/.test(name) && !wanted.has(name),
  );
  const missing = table.indexes.filter(({ name }) => !catalog.indexes.has(name));
  return {
    steps: [
      ...stale.map(([name]) => ({ sql: `drop index ${quoted(schema, name)}` })),
      ...own.steps,
      ...searchSteps(at, table, columns?.get(SYSTEM_COLUMNS.search)),
      ...missing.map((index) => ({
        sql: createIndexSql(schema, table, index),
        ...(index.uniqueFields && {
          otherwise: `-- records of ${at} share ${index.uniqueFields.join(', ') || 'what they hang below'}: change or delete all but one of each`,
        }),
      })),
    ],
    refused: own.refused,
  };
}

/**
 * What has to be done so that PostgreSQL has every table as declared. Tables that are no longer declared stay as they
 * are.
 */
export function planMigration(schema: string, tables: readonly Table[], catalog: Catalog): Plan {
  const plans = tables.map((table) => planTable(schema, table, catalog));
  const links = tables.flatMap((table) =>
    table.foreignKeys
      .filter(({ name }) => !catalog.constraints.has(name))
      .map((key) => ({
        sql: foreignKeySql(schema, table, key),
        otherwise: `-- ${quoted(schema, table.name, key.column)} holds ids that ${quoted(key.target)} does not have`,
      })),
  );
  return {
    steps: [...plans.flatMap(({ steps }) => steps), ...links],
    refused: plans.flatMap(({ refused }) => refused),
  };
}
