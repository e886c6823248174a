import type { Condition } from '../../../src/resources/language/condition';
import { kindOf } from '../../../src/resources/fields/kinds';
import { sourcesOf, type FieldsThere } from '../../../src/resources/formula/reached';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ViewOf } from '../../../src/resources/language/addressing';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Sql } from '../sql';
import { indexesOf } from './indexes';
import type { Column, ForeignKey, Index, StoredFormula } from './parts';
import { boundedName, tableName } from './names';
import { pointersOf, type PointingColumn } from './pointers';
import { SYSTEM_COLUMNS } from './systemColumns';

/** How a resource is stored, derived from its declaration. */
export interface Table {
  readonly schema: ResourceSchema;
  readonly name: string;
  /** The resource whose records it stores: its own, or the source of a view. */
  readonly stored: string;
  /** The column with the id of the direct parent; absent if it is not nested. */
  readonly parentColumn?: string;
  /** For a view: the table that it reads, and its condition. */
  readonly view?: { readonly source: Table; readonly where?: Condition };
  /** The columns that writes use. */
  readonly columns: readonly Column[];
  /** Computed columns, which writes never set. */
  readonly storedFormulas: readonly StoredFormula[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly indexes: readonly Index[];
  readonly pointers: readonly PointingColumn[];
  /** Present if private records hide data from the reader. */
  readonly veil?: Veil;
  /** For reading: computed fields without a stored column. */
  readonly computed?: ComputedColumns;
  /** For reading: stored formulas that depend on other tables. */
  readonly following?: readonly string[];
}

interface ComputedColumns {
  readonly fields: readonly string[];
  /** The subquery that replaces the table: its rows with these fields, as of now. */
  readonly source: () => Sql;
}

export interface Veil {
  /** The subquery that replaces the table: its rows without the hidden data. */
  readonly source: Sql;
  readonly fields: readonly string[];
  /** The columns that mark a record as private and name its owner; `personId` is the reader. */
  readonly flag: string;
  readonly owner: string;
  readonly personId: number;
}

function columnsOf(schema: ResourceSchema): Column[] {
  const stored = Object.entries(schema.fields).filter(([, { formula }]) => !formula);
  return stored.map(([field, spec]) => ({
    field,
    type: kindOf(spec).column(spec),
    notNull: spec.required === true && !spec.readOnly,
  }));
}

function storedFormulasOf(registry: Registry, { name, fields }: ResourceSchema): readonly StoredFormula[] {
  const there: FieldsThere = (formula) => {
    if ('below' in formula) return registry.get(formula.below).fields;
    const spec = fields[formula.reference];
    const target = spec && kindOf(spec).reference?.(spec);
    if (!target) throw new Error(`'${name}.${formula.reference}' is no reference`);
    return registry.get(target.resource).fields;
  };
  return Object.entries(fields).flatMap(([field, spec]) => {
    const { formula, stored } = spec;
    if (!formula || !stored) return [];
    const sources = sourcesOf(formula, fields, there);
    return [{ field, type: kindOf(spec).column(spec), notNull: false, formula, sources }];
  });
}

function foreignKeysOf(registry: Registry, schema: ResourceSchema): ForeignKey[] {
  const name = tableName(schema.name);
  const link = (column: string, resource: string, field?: string): ForeignKey[] => {
    const { computed, view } = registry.get(resource);
    if (computed) return [];
    const target = tableName(view?.resource ?? resource);
    return [{ name: boundedName(`fk_${name}_${column}`), column, target, ...(field && { field }) }];
  };
  const references = Object.entries(schema.fields).flatMap(([field, spec]) => {
    const target = kindOf(spec).reference?.(spec);
    return target && !target.several ? link(field, target.resource, field) : [];
  });
  return schema.parent ? [...references, ...link(SYSTEM_COLUMNS.parent, schema.parent.resource)] : references;
}

/** By resource, the fields by which others look up its records: links of lists, and views below a record. */
function linkedFields({ schemas }: Registry): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, string[]>();
  const add = (resource: string, field: string) => fields.set(resource, [...(fields.get(resource) ?? []), field]);
  for (const { links, view } of schemas) {
    for (const { resource, there } of Object.values(links)) add(resource, there);
    if (view?.below !== undefined) add(view.resource, view.below);
  }
  return fields;
}

function tableOf(registry: Registry, schema: ResourceSchema, linked: readonly string[]): Table {
  const columns = columnsOf(schema);
  const storedFormulas = storedFormulasOf(registry, schema);
  let indexes: readonly Index[] | undefined;
  return {
    schema,
    name: tableName(schema.name),
    stored: schema.name,
    ...(schema.parent && { parentColumn: SYSTEM_COLUMNS.parent }),
    columns,
    storedFormulas,
    foreignKeys: foreignKeysOf(registry, schema),
    // Derived at their first use: a start that finds the schema up to date needs the indexes of few tables.
    get indexes() {
      indexes ??= indexesOf(schema, [...columns, ...storedFormulas], linked);
      return indexes;
    },
    pointers: pointersOf(schema.fields),
  };
}

/** A view has no table of its own: it uses the columns and indexes of its source. */
function viewOf(schema: ResourceSchema, { where, below }: ViewOf, source: Table): Table {
  return {
    ...source,
    schema,
    ...(below !== undefined && { parentColumn: below }),
    columns: source.columns.filter(({ field }) => Object.hasOwn(schema.fields, field)),
    view: { source, ...(where && { where }) },
  };
}

/** Cached, because declarations do not change while the server runs. */
const tablesByRegistry = new WeakMap<Registry, readonly Table[]>();

/** The tables of all resources that store records, as the migration creates them. */
export function storedTables(registry: Registry): readonly Table[] {
  const known = tablesByRegistry.get(registry);
  if (known) return known;
  const linked = linkedFields(registry);
  const tables = registry.schemas
    .filter(({ view, computed }) => !view && !computed)
    .map((schema) => tableOf(registry, schema, linked.get(schema.name) ?? []));
  tablesByRegistry.set(registry, tables);
  return tables;
}

/**
 * All tables that can be read, including views. Computed resources have none.
 *
 * @throws {Error} for a view of a resource without a table
 */
export function tablesOf(registry: Registry): ReadonlyMap<string, Table> {
  const stored = new Map(storedTables(registry).map((table) => [table.stored, table]));
  const views = registry.schemas.flatMap((schema) => {
    if (!schema.view) return [];
    const source = stored.get(schema.view.resource);
    if (!source) throw new Error(`'${schema.name}' is a view of '${schema.view.resource}', which has no table`);
    return [[schema.name, viewOf(schema, schema.view, source)] as const];
  });
  return new Map([...stored, ...views]);
}
