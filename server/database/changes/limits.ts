import type pg from 'pg';
import type { Action } from '../../../src/resources/access/access';
import type { Condition } from '../../../src/resources/language/condition';
import { extentOf, limitOf, type LimitedGrants } from '../../../src/resources/access/extent';
import type { StoreContext } from '../storeContext';
import { conditionSql } from '../listing/condition';
import { sql, toQuery } from '../sql';
import { refused, type Change, type Refusal, type RowOutcome } from './changeTypes';

const ACTION = { create: 'create', update: 'edit', delete: 'delete' } as const satisfies Record<string, Action>;

/** The author's limits; undefined if no right is limited and no declaration restricts rows. */
export const limitsAmong = ({ registry }: StoreContext, limits: LimitedGrants | undefined): LimitedGrants | undefined =>
  limits && (Object.keys(limits.extents).length > 0 || registry.schemas.some(({ rows }) => rows !== undefined))
    ? limits
    : undefined;

/** The condition that records of a change must fulfil; undefined if the author's right is unlimited. */
function limitOfChange(
  { registry }: StoreContext,
  limits: LimitedGrants,
  { resource, action }: Pick<Change, 'resource' | 'action'>,
): Condition | undefined {
  const schema = registry.get(resource);
  // A singleton record is created and deleted through its values, so the right to edit decides.
  const asked = ACTION[schema.operations.list === 'single' ? 'update' : action];
  // A call that writes without a right to the resource has its own rule.
  return extentOf(schema, registry, asked, limits) === 'nowhere' ? undefined : limitOf(schema, registry, asked, limits);
}

/** Those of the ids whose records fulfil a condition. */
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

/** The record that a change targets; `place` is the index of the change. */
interface Target extends Pick<Change, 'resource' | 'action'> {
  readonly place: number;
  readonly id: number;
}

/** The targets that do not fulfil the condition of their resource and action. */
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

/** Refuses changes beyond the author's rights; `notFound` if the author cannot read the record. By index. */
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

/** Refuses changes that left a record beyond the author's rights. By index. */
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
