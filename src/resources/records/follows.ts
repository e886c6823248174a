import { isSame } from '../common/isSame';
import type { FollowUp } from '../language/followUp';
import type { ResourceSchema } from '../language/resourceSchema';
import type { Values } from '../language/values';
import { holds } from './holds';

/** A write of a record: without `before` a creation, without `after` a deletion. */
export interface FollowedWrite {
  readonly id: number;
  readonly before?: Values | undefined;
  readonly after?: Values | undefined;
}

export type FollowedAction = FollowUp['on'][number];

export const actionOf = ({ before, after }: FollowedWrite): FollowedAction => {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
};

/** The fields among `fields` that an update changed. */
export const changedIn = ({ before, after }: FollowedWrite, fields: readonly string[]): readonly string[] =>
  before && after ? fields.filter((name) => !isSame(before[name] ?? null, after[name] ?? null)) : [];

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
