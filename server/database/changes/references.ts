import type pg from 'pg';
import type { Issue } from '../../../src/resources/fields/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { Issues } from '../../../src/resources/validate';
import type { StoreContext } from '../context';
import { sql, toQuery } from '../sql';
import type { Table } from '../tables/table';

/** Those of `ids` that exist, kept from deletion until the transaction ends. */
async function lockExisting(
  context: StoreContext,
  client: pg.ClientBase,
  resource: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const table = context.at(context.table(resource));
  const query = sql`select t.id from ${table} t where t.id = any(${ids}::bigint[]) order by t.id for key share`;
  const { rows } = await client.query<{ id: number }>(toQuery(query));
  return new Set(rows.map(({ id }) => id));
}

/** What is wrong with the references among `values`: `referenceMissing` with the id that no record has. */
export async function missingReferences(
  context: StoreContext,
  client: pg.ClientBase,
  { schema }: Table,
  values: Readonly<Record<string, unknown>>,
): Promise<Issues> {
  const issues: Record<string, readonly Issue[]> = {};
  for (const [field, value] of Object.entries(values)) {
    const spec = schema.fields[field];
    const target = spec && kindOf(spec).reference?.(spec);
    if (!target || value === null) continue;
    const ids = [value].flat().map(Number);
    const there = await lockExisting(context, client, target.resource, ids);
    const missing = ids.filter((id) => !there.has(id));
    if (missing.length > 0) issues[field] = missing.map((id) => ({ code: 'referenceMissing', args: { id } }));
  }
  return issues;
}

/**
 * Whether the record that a nested collection hangs below exists; it is kept from deletion until the transaction ends.
 */
export const parentExists = async (
  context: StoreContext,
  client: pg.ClientBase,
  { schema }: Table,
  parentId: number,
): Promise<boolean> =>
  !schema.parent || (await lockExisting(context, client, schema.parent.resource, [parentId])).has(parentId);
