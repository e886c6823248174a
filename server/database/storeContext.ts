import type pg from 'pg';
import type { Registry } from '../../src/resources/registry/registry';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { Guard, Permit, RowRule } from './changes/changeTypes';
import type { QuotaLimits } from './quotas/quotas';
import { identifier, type Sql } from './sql';
import { tablesOf, type Table } from './tables/table';

/** What is asked of every write besides what the declarations say. */
export interface WriteRules {
  readonly guards?: readonly Guard[];
  readonly permits?: readonly Permit[];
  readonly rowRules?: readonly RowRule[];
  /** How much a tenant may hold and an author may write; nothing is counted against a limit where absent. */
  readonly quotas?: QuotaLimits;
}

/** What reading and writing one tenant's records works with. */
export interface StoreContext {
  readonly pool: pg.Pool;
  /** The tenant's PostgreSQL schema. */
  readonly schema: string;
  readonly registry: Registry;
  /** What every write leaves true. */
  readonly guards: readonly Guard[];
  /** What a write needs of its author. */
  readonly permits: readonly Permit[];
  /** What the records of some resources have to be. */
  readonly rowRules: readonly RowRule[];
  readonly quotas: QuotaLimits | undefined;
  /** Every table, those of views included. */
  readonly tables: readonly Table[];
  /** Where records are read. @throws {Error} for a resource that is not declared, or whose values are computed. */
  readonly table: (resource: string) => Table;
  /** Where records are written. @throws {Error} for a view as well: nothing of it is ever written. */
  readonly writable: (resource: string) => Table;
  /** The quoted name of a table, with its schema; for a reader of private records or computed fields, what stands in its place. */
  readonly at: (table: Pick<Table, 'name' | 'veil' | 'computed'>) => Sql;
  /** The quoted name of a system table. */
  readonly system: (name: string) => Sql;
}

/** What reading works with, where the pool or the connection of a snapshot answers. */
export type ReadContext = Omit<StoreContext, 'pool'> & { readonly pool: Pick<pg.Pool, 'query'> };

export function createContext(
  pool: pg.Pool,
  schema: string,
  registry: Registry,
  { guards = [], permits = [], rowRules = [], quotas }: WriteRules = {},
): StoreContext {
  const tables = tablesOf(registry);
  function table(resource: string): Table {
    const found = tables.get(resource);
    if (!found) throw new Error(`the resource '${resource}' is not declared, or has no table`);
    return found;
  }
  return {
    pool,
    schema,
    registry,
    guards,
    permits,
    rowRules,
    quotas,
    tables: [...tables.values()],
    table,
    writable(resource) {
      const found = table(resource);
      if (found.view) throw new Error(`'${resource}' shows the records of '${found.stored}' and is never written`);
      return found;
    },
    at: ({ name, veil, computed }) => veil?.source ?? computed?.source() ?? identifier(schema, name),
    system: (name) => identifier(schema, name),
  };
}

/** The ids that a nested collection hangs below, by the parameters of its name. */
export type Parents = Readonly<Record<string, number>>;

/** Of a nested collection: the records everywhere in the tenant, whatever they hang below. */
export const EVERYWHERE = 'everywhere';

/** Below which records a collection is read; nothing to say of one that is not nested. */
export type ParentScope = Parents | typeof EVERYWHERE | undefined;

/** The column that holds the id of the record that a nested collection hangs directly below. */
export function parentColumnOf({ table }: Pick<StoreContext, 'table'>, { name }: Pick<ResourceSchema, 'name'>): string {
  const { parentColumn } = table(name);
  if (parentColumn === undefined) throw new Error(`'${name}' hangs below nothing`);
  return parentColumn;
}

/** The id of the record that a nested collection hangs directly below; undefined for other collections. */
export function parentIdOf(schema: ResourceSchema, parents: Parents | undefined): number | undefined {
  if (!schema.parent) return undefined;
  const id = parents?.[schema.parent.parameter];
  if (id === undefined) throw new Error(`'${schema.name}' was asked for without ${schema.parent.parameter}`);
  return id;
}
