import { isSame } from '../common/isSame';
import type { FollowUp } from '../language/followUp';
import type { ResourceSchema } from '../language/resourceSchema';
import type { Values } from '../language/values';
import { holds } from './holds';

/** A record that was written: `before` is absent where it was created, `after` where it was deleted. */
export interface FollowedWrite {
  readonly id: number;
  readonly before?: Values | undefined;
  readonly after?: Values | undefined;
}

export type FollowedAction = FollowUp['on'][number];

/** What was done with a record. */
export const actionOf = ({ before, after }: FollowedWrite): FollowedAction => {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
};

/** Those of the fields to which an update gave other values. */
export const changedIn = ({ before, after }: FollowedWrite, fields: readonly string[]): readonly string[] =>
  before && after ? fields.filter((name) => !isSame(before[name] ?? null, after[name] ?? null)) : [];

/** Whether something that a declaration says follows a write. */
export function follows(
  { on, changed, when }: FollowUp,
  schema: Pick<ResourceSchema, 'fields'>,
  row: FollowedWrite,
): boolean {
  const action = actionOf(row);
  if (!on.includes(action)) return false;
  if (action === 'update' && changed && changedIn(row, changed).length === 0) return false;
  return !when || holds(when, { ...row.before, ...row.after, id: row.id }, schema);
}
