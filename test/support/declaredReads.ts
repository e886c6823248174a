import type pg from 'pg';
import { referencesTo } from '../../server/database/changes/referrers';
import { createContext, type StoreContext } from '../../server/database/storeContext';
import { countRecords } from '../../server/database/listing/counts';
import { listRecords } from '../../server/database/listing/list';
import { OrdinalsCache } from '../../server/database/listing/ordinals/cache';
import { findRecordBy } from '../../server/database/reading/read';
import { exactSql } from '../../server/database/search/soughtSql';
import { toQuery } from '../../server/database/sql';
import type { Table } from '../../server/database/tables/table';
import { compare, type Condition } from '../../src/resources/language/condition';
import { kindOf } from '../../src/resources/fields/kinds';
import type { Registry } from '../../src/resources/registry/registry';
import { parametersOf } from '../../src/resources/registry/registry';
import { ownSearch, searchThrough } from '../../src/resources/records/search';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';

const PLANS_OF_ORDERS = 'set enable_seqscan = off; set enable_sort = off; set enable_incremental_sort = off';
const PLANS = 'set enable_seqscan = off; reset enable_sort; reset enable_incremental_sort';
/** PostgreSQL would search small tables through another index than large ones. */
const PLANS_OF_SEARCHES = 'set enable_indexscan = off; set enable_indexonlyscan = off';

type Plan = Readonly<Record<string, unknown>>;

const indexesIn = (plan: Plan): readonly string[] => [
  ...(typeof plan['Index Name'] === 'string' ? [plan['Index Name']] : []),
  ...((plan['Plans'] as readonly Plan[] | undefined) ?? []).flatMap(indexesIn),
];

/** A connection that behaves like `client` and records the indexes of each query's plan. */
function explaining(client: pg.PoolClient, names: Set<string>): pg.PoolClient {
  const query = async (config: pg.QueryConfig) => {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>({
      text: `explain (format json) ${config.text}`,
      values: config.values ?? [],
    });
    for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) for (const name of indexesIn(plan)) names.add(name);
    return client.query(config);
  };
  return { query } as unknown as pg.PoolClient;
}

const sampleOf = (schema: ResourceSchema, field: string): unknown => {
  const spec = schema.fields[field];
  return spec && kindOf(spec).seed?.(spec, 1);
};

const filtersOf = (schema: ResourceSchema): readonly Condition[] =>
  schema.list.filters.flatMap((field) => {
    const spec = schema.fields[field];
    const value = sampleOf(schema, field) ?? 1;
    return spec
      ? kindOf(spec)
          .operators(spec)
          .map((operator): Condition =>
            operator === 'isEmpty' || operator === 'isNotEmpty'
              ? { field, operator }
              : compare(field, operator, ['in', 'between'].includes(operator) ? [value, value].flat() : value),
          )
      : [];
  });

/** Fields by which records are looked up: by parameters, lookups, addresses, and links of other lists. */
const soughtFields = (registry: Registry, { name, parameters, lookups, readBy }: ResourceSchema): readonly string[] => [
  ...Object.values(parameters).flatMap(({ equals }) => equals ?? []),
  ...Object.values(lookups).map(({ field }) => field),
  ...(readBy === undefined ? [] : [readBy]),
  ...registry.schemas.flatMap(({ links, view }) => [
    ...Object.values(links).flatMap(({ resource, there }) => (resource === name ? [there] : [])),
    ...(view?.resource === name && view.below !== undefined ? [view.below] : []),
  ]),
];

const parentsOf = ({ name }: ResourceSchema) =>
  Object.fromEntries(parametersOf(name).map((parameter) => [parameter, 1]));

async function readOrders(context: StoreContext, schema: ResourceSchema): Promise<void> {
  const cache = new OrdinalsCache(0);
  const { sort, columns } = schema.list;
  const orders = schema.parent
    ? []
    : columns.filter((field) => {
        const spec = schema.fields[field];
        return spec && kindOf(spec).sortable && !kindOf(spec).reference;
      });
  const scope = schema.parent && parentsOf(schema);
  await listRecords(context, cache, schema, { page: 1 }, scope);
  for (const orderBy of new Set([sort.field, ...orders]))
    for (const descending of [false, true])
      await listRecords(context, cache, schema, { page: 1, orderBy, descending }, scope);
}

async function readSome(context: StoreContext, schema: ResourceSchema, registry: Registry): Promise<void> {
  const parents = schema.parent && parentsOf(schema);
  for (const filter of schema.internal || schema.ownedBy !== undefined ? [] : filtersOf(schema))
    await countRecords(context, [{ schema, ...(parents && { parents }), filter }]);
  for (const field of soughtFields(registry, schema))
    if (Object.hasOwn(schema.fields, field)) await findRecordBy(context, schema, field, sampleOf(schema, field) ?? 1);
}

/** Searches a list; people who may not list a referenced resource search only the records' own texts. */
async function search(context: StoreContext, schema: ResourceSchema): Promise<void> {
  if (schema.search.length === 0 || schema.parent) return;
  const flags = Object.keys(schema.parameters);
  for (const parameters of [[], flags, ...flags.map((flag) => [flag])])
    for (const unseen of [[], searchThrough(schema)]) {
      const query = { page: 1, search: 'menuiserie', parameters, unseen };
      await listRecords(context, new OrdinalsCache(0), schema, query, undefined);
    }
}

/** Runs the global search: by a word, and by a phone number as typed. */
async function searchEverywhere(context: StoreContext, connection: pg.PoolClient, schema: ResourceSchema) {
  if (ownSearch(schema).length === 0) return;
  for (const typed of ['menuiserie', '06 12 34'])
    for (const part of exactSql(context, { schema, typed, words: [typed] }, 0)) await connection.query(toQuery(part));
}

async function readReferrers(context: StoreContext, client: pg.PoolClient, table: Table): Promise<void> {
  const record = { id: 1, version: 1, values: {} };
  await referencesTo(context, client, new Map([[table, new Map([[1, record]])]]));
}

/**
 * Runs the queries that declarations lead to: every sort order, filter, search and lookup, and the check before a
 * deletion.
 *
 * @param client a connection to a database that holds the tables of `registry` in `schema`
 * @returns the names of the indexes that PostgreSQL uses on large tables
 */
export async function indexesRead(
  client: pg.PoolClient,
  schema: string,
  registry: Registry,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const connection = explaining(client, names);
  const context = createContext(connection as unknown as pg.Pool, schema, registry);
  const tables = context.tables.filter(({ view }) => !view);
  const people = tables.filter(({ schema: { internal, ownedBy } }) => !internal && ownedBy === undefined);
  await client.query(PLANS_OF_ORDERS);
  for (const table of people) await readOrders(context, table.schema);
  await client.query(PLANS);
  for (const table of tables) await readSome(context, table.schema, registry);
  for (const table of tables) await readReferrers(context, connection, table);
  for (const { schema: nested } of tables)
    if (nested.parent) await countRecords(context, [{ schema: nested, parents: parentsOf(nested) }]);
  await client.query(PLANS_OF_SEARCHES);
  for (const table of people) await search(context, table.schema);
  for (const table of people) await searchEverywhere(context, connection, table.schema);
  return names;
}
