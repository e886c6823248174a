import type pg from 'pg';
import { isObject } from '../../../src/resources/common/isObject';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { FollowUpChange } from '../../../src/resources/language/followUp';
import type { FieldSpec } from '../../../src/resources/language/kind';
import { isMoment, momentOn } from '../../../src/resources/language/moments';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Values } from '../../../src/resources/language/values';
import { follows } from '../../../src/resources/records/follows';
import { parentIdOf, type StoreContext } from '../storeContext';
import { isRefused, refused, type Change, type ChangeSetHead, type Refusal, type RowOutcome } from './changeTypes';
import { performGuarded } from './perform';
import { refusedByRules } from './rowRules';

/** Author id of changes made by a declaration. It is no account, so rights are not checked. */
const DECLARATION = 'declaration';

const referenceOf = (spec: FieldSpec): string | undefined => kindOf(spec).reference?.(spec)?.resource;

/** A follow-up change; `place` is the index of the change that caused it. */
interface Following {
  readonly place: number;
  readonly change: Change;
}

export interface FollowedChanges {
  readonly changes: Change[];
  readonly rows: RowOutcome[];
}

/** Whether writes of the resource have follow-up changes declared. */
export const hasFollowing = ({ registry }: StoreContext, { resource, takesBack }: Change): boolean =>
  takesBack === undefined && registry.get(resource).after.some(({ change }) => change !== undefined);

function valuesOf({ sets }: FollowUpChange, written: Values, now: Date): Values {
  const valueOf = (value: unknown): unknown => {
    if (isMoment(value)) return momentOn(value, now);
    return isObject(value) && typeof value['from'] === 'string' ? (written[value['from']] ?? null) : value;
  };
  return Object.fromEntries(Object.entries(sets).map(([field, value]) => [field, valueOf(value)]));
}

/** Splits values for a change: those of `readOnly` fields are set by the program. */
function givenTo({ fields }: ResourceSchema, values: Values): Pick<Change, 'values' | 'programValues'> {
  const isOwn = ([field]: readonly [string, unknown]) => fields[field]?.readOnly === true;
  const entries = Object.entries(values);
  return {
    values: Object.fromEntries(entries.filter((one) => !isOwn(one))),
    ...(entries.some(isOwn) && { programValues: Object.fromEntries(entries.filter(isOwn)) }),
  };
}

const idsIn = (value: unknown): readonly number[] => [value].flat().filter((one) => typeof one === 'number');

function targetsOf(
  { registry }: StoreContext,
  schema: ResourceSchema,
  { parents }: Change,
  written: Values & { readonly id: number },
  { reference, above, creates }: FollowUpChange,
): readonly Pick<Change, 'resource' | 'action' | 'id' | 'parents'>[] {
  if (creates !== undefined) {
    const { parent } = registry.get(creates);
    const below = parent && { parents: { ...parents, [parent.parameter]: written.id } };
    return [{ resource: creates, action: 'create', ...below }];
  }
  if (above && schema.parent) {
    const id = parentIdOf(schema, parents);
    const { [schema.parent.parameter]: _own, ...rest } = parents ?? {};
    const higher = Object.keys(rest).length > 0 && { parents: rest };
    return id === undefined ? [] : [{ resource: schema.parent.resource, action: 'update', id, ...higher }];
  }
  const field = reference ?? '';
  const spec = schema.fields[field];
  const target = spec && referenceOf(spec);
  return target ? idsIn(written[field]).map((id) => ({ resource: target, action: 'update', id })) : [];
}

/** The declared follow-up changes of a batch; identical ones only once. */
function followingOf(
  context: StoreContext,
  changes: readonly Change[],
  outcomes: readonly RowOutcome[],
): readonly Following[] {
  const now = new Date();
  const found = new Map<string, Following>();
  for (const [place, change] of changes.entries()) {
    const outcome = outcomes[place];
    if (!outcome || isRefused(outcome) || outcome.status === 'unchanged' || !hasFollowing(context, change)) continue;
    const schema = context.registry.get(change.resource);
    const written = { ...(outcome.after ?? outcome.before), id: outcome.id };
    for (const one of schema.after) {
      if (!one.change || !follows(one, schema, outcome)) continue;
      for (const target of targetsOf(context, schema, change, written, one.change)) {
        const values = givenTo(context.registry.get(target.resource), valuesOf(one.change, written, now));
        const following = { ...target, ...values };
        const key = target.action === 'create' ? `${place} ${found.size}` : JSON.stringify(following);
        found.set(key, { place, change: following });
      }
    }
  }
  return [...found.values()];
}

/** The refusal of a change because its follow-up was refused. */
const becauseOf = ({ because: _because, ...refusal }: Refusal, resource: string): Refusal => ({
  ...refused('dependsOnRefused'),
  because: { refusal, resource },
});

/**
 * Makes the declared follow-up changes in the same transaction. They have no follow-up changes of their own, and
 * rights are not checked: the declaration decides.
 *
 * @returns refusals of the causing changes, by their index
 */
export async function performFollowing(
  context: StoreContext,
  client: pg.ClientBase,
  changes: readonly Change[],
  outcomes: readonly RowOutcome[],
  author: ChangeSetHead['author'],
  followed: FollowedChanges,
): Promise<ReadonlyMap<number, Refusal>> {
  const refusals = new Map<number, Refusal>();
  const made: { readonly change: Change; readonly row: RowOutcome }[] = [];
  for (const { place, change } of followingOf(context, changes, outcomes)) {
    const [row] = await performGuarded(context, client, [change]);
    if (!row) continue;
    const ruled = isRefused(row)
      ? row
      : (await refusedByRules(context, client, [change], [row], { ...author, id: DECLARATION })).get(0);
    if (ruled) refusals.set(place, becauseOf(ruled, change.resource));
    else made.push({ change, row });
  }
  if (refusals.size > 0) return refusals;
  for (const { change, row } of made) {
    followed.changes.push(change);
    followed.rows.push(row);
  }
  return refusals;
}
