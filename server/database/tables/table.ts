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

/** How a resource is stored: what the migration makes and what queries name. Pure data, made from the declaration. */
export interface Table {
  readonly schema: ResourceSchema;
  readonly name: string;
  /** The name of the resource whose records it holds: its own, or of a view the one that it shows. */
  readonly stored: string;
  /** The column that holds the id of the record directly above; undefined for what hangs below nothing. */
  readonly parentColumn?: string;
  /** Of a view: the table that it reads, and which of its records. */
  readonly view?: { readonly source: Table; readonly where?: Condition };
  /** What writes name. */
  readonly columns: readonly Column[];
  /** What no write names, and stands in columns beside. */
  readonly storedFormulas: readonly StoredFormula[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly indexes: readonly Index[];
  /** Where its records point at others. */
  readonly pointers: readonly PointingColumn[];
  /** For a reader from whom private records keep something back. */
  readonly veil?: Veil;
  /** Where it is read: its fields that are computed, which no column holds. */
  readonly computed?: ComputedColumns;
  /** Where it is read: stored formulas whose values change with the writes of other tables. */
  readonly following?: readonly string[];
}

interface ComputedColumns {
  readonly fields: readonly string[];
  /** What is read in the place of the table: its rows with these fields, as of now. */
  readonly source: () => Sql;
}

/** What private records keep back from a reader. */
export interface Veil {
  /** What is read in the place of the table: its rows, without what is kept back. */
  readonly source: Sql;
  /** The fields that private records keep back. */
  readonly fields: readonly string[];
  /** The columns that say that a record is private, and whose it is; the id of the reader. */
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

/** By resource: the fields by which others ask for its records: lists through their links, and views below a record. */
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
  return {
    schema,
    name: tableName(schema.name),
    stored: schema.name,
    ...(schema.parent && { parentColumn: SYSTEM_COLUMNS.parent }),
    columns,
    storedFormulas,
    foreignKeys: foreignKeysOf(registry, schema),
    indexes: indexesOf(schema, [...columns, ...storedFormulas], linked),
    pointers: pointersOf(schema.fields),
  };
}

/** A view has no table of its own: it is read where its source is stored, by that one's columns and indexes. */
function viewOf(schema: ResourceSchema, { where, below }: ViewOf, source: Table): Table {
  return {
    ...source,
    schema,
    ...(below !== undefined && { parentColumn: below }),
    columns: source.columns.filter(({ field }) => Object.hasOwn(schema.fields, field)),
    view: { source, ...(where && { where }) },
  };
}

/** Declarations do not change while the server runs: the tables of all tenants are worked out once. */
const tablesByRegistry = new WeakMap<Registry, readonly Table[]>();

/** The table of every resource that stores records of its own: these are what the migration makes. */
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
 * Every table that is read, views included, by the name of its resource. Computed resources have none.
 *
 * @throws {Error} for a view of what has no table.
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
