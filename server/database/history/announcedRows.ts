import type { Parents, StoreContext } from '../storeContext';
import { sql, toQuery } from '../sql';
import { parentsOf } from './above';
import { readableRow } from './readable';
import type { Readable } from './historyTypes';
import { valueThen } from './valuesThen';

export interface SetHead {
  readonly authorId: string;
  readonly resources: readonly string[];
}

/** A written record as announced to readers: without values. */
export interface NamedRow {
  readonly id: number;
  readonly action: 'create' | 'update' | 'delete';
  readonly version: number;
  /** Ids of its parents; absent if a parent no longer exists. */
  readonly parents?: Parents;
}

/** Undefined if the change set is not recorded. Leaves out resources that are no longer declared. */
export async function headOf(context: StoreContext, id: number): Promise<SetHead | undefined> {
  const { rows } = await context.pool.query<SetHead>(
    toQuery(sql`
      select s.author_id as "authorId", array(
        select c.resource from ${context.system('table_change')} c where c.change_set = s.id order by 1) as resources
      from ${context.system('change_set')} s where s.id = ${id}`),
  );
  const [head] = rows;
  const declared = new Set(context.tables.map(({ schema }) => schema.name));
  return head && { ...head, resources: head.resources.filter((name) => declared.has(name)) };
}

/** Oldest first; up to `most + 1`, so that the caller sees whether there are more. */
export async function recentSets(context: StoreContext, seconds: number, most: number): Promise<readonly number[]> {
  const { rows } = await context.pool.query<{ id: number }>(
    toQuery(sql`
      select s.id from ${context.system('change_set')} s
      where s.at > now() - make_interval(secs => ${seconds}) order by s.at desc limit ${most + 1}`),
  );
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** The records that a set wrote and the reader may see, each once; up to `most + 1`, as in `recentSets`. */
export async function namedRows(
  context: StoreContext,
  id: number,
  readable: Readable,
  most: number,
): Promise<readonly NamedRow[]> {
  const { rows } = await context.pool.query<Omit<NamedRow, 'parents'> & { readonly parent: number | null }>(
    toQuery(sql`
      select r.row_id as id, r.action, r.version, r.parent_id as parent from ${context.system('change_row')} r
      where r.change_set = ${id} and ${readableRow(context, [readable])} order by r.ordinal limit ${most + 1}`),
  );
  const last = [...new Map(rows.map((row) => [row.id, row])).values()];
  const below = last.map(({ parent }) => ({
    resource: readable.schema.name,
    ...(parent !== null && { parentId: parent }),
  }));
  const parents = await parentsOf(context, context.pool, below);
  return last.map(({ parent: _parent, ...row }, index) => {
    const above = parents[index];
    return above ? { ...row, parents: above } : row;
  });
}

/** The ids in a reference field of the records that a set wrote. */
export async function heldIds(
  context: StoreContext,
  id: number,
  resource: string,
  field: string,
): Promise<ReadonlySet<number>> {
  const value = valueThen(context, context.table(resource), field);
  const { rows } = await context.pool.query<{ id: string | null }>(
    toQuery(sql`
      select distinct ${value} as id from ${context.system('change_row')} r
      where r.change_set = ${id} and r.resource = ${resource}`),
  );
  return new Set(rows.flatMap((row) => (row.id === null ? [] : [Number(row.id)])));
}
