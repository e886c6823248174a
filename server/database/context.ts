import type pg from 'pg';
import type { Registry } from '../../src/resources/registry';
import type { ResourceSchema } from '../../src/resources/types';
import type { Guard, Permit } from './changes/types';
import { identifier, type Sql } from './sql';
import { tablesOf, type Table } from './tables/table';

/** What is asked of every write besides what the declarations say. */
export interface WriteRules {
  readonly guards?: readonly Guard[];
  readonly permits?: readonly Permit[];
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
  /** @throws {Error} for a resource that is not declared. */
  readonly table: (resource: string) => Table;
  /** The quoted name of a table, with its schema. */
  readonly at: (table: Pick<Table, 'name'>) => Sql;
  /** The quoted name of a system table. */
  readonly system: (name: string) => Sql;
}

export function createContext(
  pool: pg.Pool,
  schema: string,
  registry: Registry,
  { guards = [], permits = [] }: WriteRules = {},
): StoreContext {
  const tables = tablesOf(registry);
  return {
    pool,
    schema,
    registry,
    guards,
    permits,
    table(resource) {
      const table = tables.get(resource);
      if (!table) throw new Error(`the resource '${resource}' is not declared`);
      return table;
    },
    at: ({ name }) => identifier(schema, name),
    system: (name) => identifier(schema, name),
  };
}

/** The ids that a nested collection hangs below, by the parameters of its name. */
export type Parents = Readonly<Record<string, number>>;

/** The id of the record that a nested collection hangs directly below; undefined for other collections. */
export function parentIdOf(schema: ResourceSchema, parents: Parents | undefined): number | undefined {
  if (!schema.parent) return undefined;
  const id = parents?.[schema.parent.parameter];
  if (id === undefined) throw new Error(`'${schema.name}' was asked for without ${schema.parent.parameter}`);
  return id;
}
