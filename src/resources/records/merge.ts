import type { FieldSpec } from '../language/kind';
import { isSame } from '../common/isSame';
import type { ResourceSchema } from '../language/resourceSchema';
import { isEmptyValue, validateField } from './validate';
import type { Values } from '../language/values';

type Declared = Pick<ResourceSchema, 'fields'>;

/** Whose value of a field is kept. */
export type Side = 'mine' | 'theirs';

/** The writable fields of a record on which two people worked at the same time, and what became of each. */
export interface Merge {
  /** Every writable field: mine where I changed it, theirs otherwise. */
  readonly merged: Values;
  /** The fields that only they changed. */
  readonly taken: readonly string[];
  /** The fields that both changed, each to something else. */
  readonly conflicts: readonly string[];
}

/** A value in the form in which it is compared: what is typed may still be written in another way than what is stored. */
function comparable(value: unknown, spec: FieldSpec): unknown {
  if (isEmptyValue(value)) return null;
  const read = validateField(value, spec);
  return read.ok ? read.value : value;
}

/** Whether two values of a field say the same. */
const isSameValue = (a: unknown, b: unknown, spec: FieldSpec): boolean =>
  isSame(a, b) || isSame(comparable(a, spec), comparable(b, spec));

/**
 * Brings two versions of a record together that began with the same one (a three-way merge), field by field. Fields that
 * only the API fills are left out. A field that `mine` does not hold at all is one that I did not change.
 *
 * @param before the record with which both began
 * @param theirs the record as it is now
 * @param mine the values that I want to save
 */
export function mergeRecords({ fields }: Declared, before: Values, theirs: Values, mine: Values): Merge {
  const merged: Record<string, unknown> = {};
  const taken: string[] = [];
  const conflicts: string[] = [];
  for (const [name, spec] of Object.entries(fields)) {
    if (spec.readOnly) continue;
    const isMine = Object.hasOwn(mine, name) && !isSameValue(before[name], mine[name], spec);
    const isTheirs = !isSameValue(before[name], theirs[name], spec);
    merged[name] = isMine ? mine[name] : (theirs[name] ?? null);
    if (isTheirs && !isMine) taken.push(name);
    if (isTheirs && isMine && !isSameValue(theirs[name], mine[name], spec)) conflicts.push(name);
  }
  return { merged, taken, conflicts };
}

/** Whose value to propose for a field that both changed: mine, unless I emptied what they filled in. */
export const proposedSide = (theirs: unknown, mine: unknown): Side =>
  isEmptyValue(mine) && !isEmptyValue(theirs) ? 'theirs' : 'mine';

/** The values of a merge, once it is chosen whose is kept where both changed a field; mine where nothing is chosen. */
export const resolvedValues = (
  { merged, conflicts }: Merge,
  theirs: Values,
  choices: Readonly<Record<string, Side | undefined>>,
): Values => ({
  ...merged,
  ...Object.fromEntries(
    conflicts.filter((name) => choices[name] === 'theirs').map((name) => [name, theirs[name] ?? null]),
  ),
});
