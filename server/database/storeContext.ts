import type pg from 'pg';
import type { Registry } from '../../src/resources/registry/registry';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { Guard, Permit, RowRule } from './changes/changeTypes';
import type { QuotaLimits } from './quotas/quotas';
import { identifier, type Sql } from './sql';
import { tablesOf, type Table } from './tables/table';

export interface WriteRules {
  readonly guards?: readonly Guard[];
  readonly permits?: readonly Permit[];
  readonly rowRules?: readonly RowRule[];
  /** Limits of the tenant's storage and the author's writes. Absent: no limits. */
  readonly quotas?: QuotaLimits;
}

export interface StoreContext {
  readonly pool: pg.Pool;
  readonly schema: string;
  readonly registry: Registry;
  readonly guards: readonly Guard[];
  readonly permits: readonly Permit[];
  readonly rowRules: readonly RowRule[];
  readonly quotas: QuotaLimits | undefined;
  readonly tables: readonly Table[];
  /** The table to read from. @throws {Error} if the resource is not declared or its values are computed */
  readonly table: (resource: string) => Table;
  /** The table to write to. @throws {Error} also for views, which are read-only */
  readonly writable: (resource: string) => Table;
  /** The quoted table with its schema, or the subquery that replaces it (private records, computed fields). */
  readonly at: (table: Pick<Table, 'name' | 'veil' | 'computed'>) => Sql;
  readonly system: (name: string) => Sql;
}

/** A context for reading, from the pool or from the connection of a snapshot. */
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

/** Ids of the records above a nested collection, by the parameters of its name. */
export type Parents = Readonly<Record<string, number>>;

export const EVERYWHERE = 'everywhere';

/** Undefined if the collection is not nested. */
export type ParentScope = Parents | typeof EVERYWHERE | undefined;

/** The column with the id of the direct parent. @throws {Error} if the collection is not nested */
export function parentColumnOf({ table }: Pick<StoreContext, 'table'>, { name }: Pick<ResourceSchema, 'name'>): string {
  const { parentColumn } = table(name);
  if (parentColumn === undefined) throw new Error(`'${name}' hangs below nothing`);
  return parentColumn;
}

/** The id of the direct parent; undefined if the collection is not nested. @throws {Error} if `parents` lacks it */
export function parentIdOf(schema: ResourceSchema, parents: Parents | undefined): number | undefined {
  if (!schema.parent) return undefined;
  const id = parents?.[schema.parent.parameter];
  if (id === undefined) throw new Error(`'${schema.name}' was asked for without ${schema.parent.parameter}`);
  return id;
}
