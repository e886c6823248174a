import type pg from 'pg';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Issues } from '../../../src/resources/records/validate';
import { EVERYWHERE, parentColumnOf, type Parents, type StoreContext } from '../storeContext';
import { scopeConditions, where } from '../reading/scope';
import { identifier, join, raw, sql, toQuery, type Sql } from '../sql';
import type { Table } from '../tables/table';
import { refused } from './changeTypes';
import type { Draft, Outcomes } from './drafts';

/** Ids of the ancestors of a record, by the parameters of its collection's name; empty if it is not nested. */
export type Above = Readonly<Record<string, number>>;

interface Step {
  readonly parameter: string;
  /** Alias of the table that holds the parent's id; `column` is the column with the id. */
  readonly holder: string;
  readonly column: string;
  readonly schema: ResourceSchema;
}

function stepsAbove(context: StoreContext, schema: ResourceSchema): readonly Step[] {
  const steps: Step[] = [];
  let below = schema;
  for (let holder = 't'; below.parent; holder = `${holder}_up`) {
    const { resource, parameter } = below.parent;
    const above = context.registry.get(resource);
    steps.push({ parameter, holder, column: parentColumnOf(context, below), schema: above });
    below = above;
  }
  return steps;
}

const joinsOf = (context: StoreContext, steps: readonly Step[]): readonly Sql[] =>
  steps.slice(1).map(({ holder }, index) => {
    const below = steps[index];
    if (!below) throw new Error('every step but the first has one below it');
    const table = context.at(context.table(below.schema.name));
    return sql`join ${table} ${identifier(holder)}
      on ${identifier(holder, 'id')} = ${identifier(below.holder, below.column)}`;
  });

/** Locks those of `ids` that exist against deletion until the transaction ends. Returns them with their ancestors. */
export async function lockExisting(
  context: StoreContext,
  client: pg.ClientBase,
  resource: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Above>> {
  const schema = context.registry.get(resource);
  const steps = stepsAbove(context, schema);
  const above = steps.map(({ holder, column }, index) => sql`${identifier(holder, column)} as ${raw(`p${index}`)}`);
  const query = sql`
    select ${join([raw('t.id'), ...above])} from ${context.at(context.table(resource))} t
    ${join(joinsOf(context, steps), ' ')}
    ${where([sql`t.id = any(${ids}::bigint[])`, ...scopeConditions(context, schema, EVERYWHERE)])}
    order by t.id for key share of t`;
  const { rows } = await client.query<Readonly<Record<string, number>>>(toQuery(query));
  return new Map(
    rows.map((row) => [
      Number(row.id),
      Object.fromEntries(steps.map(({ parameter }, index) => [parameter, Number(row[`p${index}`])])),
    ]),
  );
}

/** Whether a record is below these parents; parents that are not given match any. */
const isBelow = (above: Above, parents: Parents): boolean =>
  Object.entries(above).every(([parameter, id]) => parents[parameter] === undefined || parents[parameter] === id);

/**
 * Returns the drafts whose parent exists, and locks the parents against deletion until the transaction ends.
 *
 * @param issuesOf issues to report for a missing parent
 */
export async function withParents<D extends Draft & { readonly parentId?: number | undefined }>(
  context: StoreContext,
  client: pg.ClientBase,
  { schema: { parent } }: Table,
  drafts: readonly D[],
  outcomes: Outcomes,
  issuesOf: (parentId: number) => Issues = () => ({}),
): Promise<readonly D[]> {
  if (!parent) return drafts;
  const ids = new Set(drafts.flatMap(({ parentId }) => parentId ?? []));
  const there = await lockExisting(context, client, parent.resource, [...ids]);
  return drafts.filter(({ place, parentId = 0, parents = {} }) => {
    const above = there.get(parentId);
    if (above && isBelow(above, parents)) return true;
    outcomes.set(place, refused('notFound', issuesOf(parentId)));
    return false;
  });
}
