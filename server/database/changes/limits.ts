import type pg from 'pg';
import type { Action } from '../../../src/resources/access/access';
import type { Condition } from '../../../src/resources/language/condition';
import { extentOf, limitOf, type LimitedGrants } from '../../../src/resources/access/extent';
import type { StoreContext } from '../storeContext';
import { conditionSql } from '../listing/condition';
import { sql, toQuery } from '../sql';
import { refused, type Change, type Refusal, type RowOutcome } from './changeTypes';

const ACTION = { create: 'create', update: 'edit', delete: 'delete' } as const satisfies Record<string, Action>;

/** The limits of an author, where some right of theirs is limited or a declaration narrows what rights reach. */
export const limitsAmong = ({ registry }: StoreContext, limits: LimitedGrants | undefined): LimitedGrants | undefined =>
  limits && (Object.keys(limits.extents).length > 0 || registry.schemas.some(({ rows }) => rows !== undefined))
    ? limits
    : undefined;

/** Which records of its resource a change may be about; undefined where its author's right is not a limited one. */
function limitOfChange(
  { registry }: StoreContext,
  limits: LimitedGrants,
  { resource, action }: Pick<Change, 'resource' | 'action'>,
): Condition | undefined {
  const schema = registry.get(resource);
  // The only record below another one comes and goes with its values.
  const asked = ACTION[schema.operations.list === 'single' ? 'update' : action];
  // A call that writes without a right to the resource has a rule of its own.
  return extentOf(schema, registry, asked, limits) === 'nowhere' ? undefined : limitOf(schema, registry, asked, limits);
}

/** Those of the ids whose records, as they are now, fulfil a condition. */
async function within(
  context: StoreContext,
  client: pg.ClientBase,
  resource: string,
  ids: readonly number[],
  condition: Condition,
): Promise<ReadonlySet<number>> {
  const table = context.writable(resource);
  const { rows } = await client.query<{ id: number }>(
    toQuery(sql`select t.id from ${context.at(table)} t
      where t.id = any(${ids}::bigint[]) and ${conditionSql(table, condition, context)}`),
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

/** A record that a change is about, by the place of the change. */
interface Target extends Pick<Change, 'resource' | 'action'> {
  readonly place: number;
  readonly id: number;
}

/** The targets outside of the condition that each one's resource and action have. */
async function outside(
  context: StoreContext,
  client: pg.ClientBase,
  targets: readonly Target[],
  conditionOf: (target: Target) => Condition | undefined,
): Promise<readonly Target[]> {
  const groups = new Map<string, Target[]>();
  for (const target of targets) {
    const key = `${target.action} ${target.resource}`;
    groups.set(key, [...(groups.get(key) ?? []), target]);
  }
  const found: Target[] = [];
  for (const group of groups.values()) {
    const [first] = group;
    const condition = first && conditionOf(first);
    if (!first || !condition) continue;
    const inside = await within(
      context,
      client,
      first.resource,
      group.map(({ id }) => id),
      condition,
    );
    found.push(...group.filter(({ id }) => !inside.has(id)));
  }
  return found;
}

/**
 * The changes of records that their author's right does not reach, by their place: before anything of them is written.
 * What the author does not even read is as unknown as what does not exist.
 */
export async function beyondLimits(
  context: StoreContext,
  client: pg.ClientBase,
  limits: LimitedGrants,
  changes: readonly Change[],
): Promise<ReadonlyMap<number, Refusal>> {
  const targets = changes.flatMap(({ resource, action, id }, place): readonly Target[] =>
    action === 'create' || id === undefined ? [] : [{ place, id, resource, action }],
  );
  const beyond = await outside(context, client, targets, (target) => limitOfChange(context, limits, target));
  const unread = await outside(context, client, beyond, ({ resource }) =>
    limitOf(context.registry.get(resource), context.registry, 'list', limits),
  );
  const hidden = new Set(unread.map(({ place }) => place));
  return new Map(beyond.map(({ place }) => [place, refused(hidden.has(place) ? 'notFound' : 'forbidden')]));
}

/** The changes that leave a record where their author's right does not reach, by their place: once they are written. */
export async function leftBeyondLimits(
  context: StoreContext,
  client: pg.ClientBase,
  limits: LimitedGrants,
  changes: readonly Change[],
  outcomes: readonly RowOutcome[],
): Promise<ReadonlyMap<number, Refusal>> {
  const targets = changes.flatMap(({ resource, action }, place): readonly Target[] => {
    const outcome = outcomes[place];
    return outcome?.status === 'created' || outcome?.status === 'changed'
      ? [{ place, id: outcome.id, resource, action }]
      : [];
  });
  const beyond = await outside(context, client, targets, (target) => limitOfChange(context, limits, target));
  return new Map(beyond.map(({ place }) => [place, refused('forbidden')]));
}
