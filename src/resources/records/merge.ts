import type { FieldSpec } from '../language/kind';
import { isSame } from '../common/isSame';
import type { ResourceSchema } from '../language/resourceSchema';
import { isEmptyValue, validateField } from './validate';
import type { Values } from '../language/values';

type Declared = Pick<ResourceSchema, 'fields'>;

export type Side = 'mine' | 'theirs';

/** Result of a three-way merge of the writable fields. */
export interface Merge {
  /** Every writable field: mine if I changed it, theirs otherwise. */
  readonly merged: Values;
  readonly taken: readonly string[];
  /** Fields that both changed differently. */
  readonly conflicts: readonly string[];
}

/** Normalises a value, because typed and stored forms may differ. */
function comparable(value: unknown, spec: FieldSpec): unknown {
  if (isEmptyValue(value)) return null;
  const read = validateField(value, spec);
  return read.ok ? read.value : value;
}

const isSameValue = (a: unknown, b: unknown, spec: FieldSpec): boolean =>
  isSame(a, b) || isSame(comparable(a, spec), comparable(b, spec));

/**
 * Three-way merge of two versions of a record, field by field. Read-only fields are omitted; a field missing
 * from `mine` counts as unchanged.
 *
 * @param before the common ancestor
 * @param theirs the current record
 * @param mine the values to save
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

/** Default side of a conflict: mine, unless I cleared what they filled in. */
export const proposedSide = (theirs: unknown, mine: unknown): Side =>
  isEmptyValue(mine) && !isEmptyValue(theirs) ? 'theirs' : 'mine';

/** Values of a merge after the choices; mine by default. */
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
