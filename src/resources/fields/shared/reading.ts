import { nearest } from '../../common/nearest';
import type { Fields } from '../../language/resourceSchema';
import type { FieldSpec, Issue, Kind, Parsed } from '../../language/kind';

/** Looks up a field's kind. Passed in, because importing the registry would be circular for embedded kinds. */
export type KindOf = (spec: FieldSpec) => Kind;

export type Issues = Readonly<Record<string, readonly Issue[]>>;

export interface Validated {
  /** Given fields in canonical form; null if emptied. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly issues: Issues;
}

export const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

export const emptyToNull = (value: unknown): unknown => (isEmptyValue(value) ? null : value);

/** Parses a value: the required check first, then the kind's own. */
export function readField(value: unknown, spec: FieldSpec, kindOf: KindOf): Parsed<unknown> {
  if (!isEmptyValue(value)) return kindOf(spec).parse(value, spec);
  return spec.required ? { ok: false, issues: [{ code: 'required' }] } : { ok: true, value: null };
}

function unknownField(name: string, fields: Fields): Issue {
  const close = nearest(name, Object.keys(fields));
  return close
    ? { code: 'unknownFieldNearest', args: { name, nearest: close } }
    : { code: 'unknownField', args: { name } };
}

/**
 * Limits the unknown fields reported: each is compared with all declared names, and the sender controls their number.
 */
export const MOST_UNKNOWN_NAMED = 20;

export function readFields(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
  mode: 'create' | 'update',
  kindOf: KindOf,
  ignored: readonly string[] = [],
): Validated {
  const values: (readonly [string, unknown])[] = [];
  const issues: (readonly [string, readonly Issue[]])[] = [];
  for (const [name, spec] of Object.entries(fields)) {
    // On create, a read-only field takes its initial value.
    if (spec.readOnly && (mode === 'update' || spec.initial === undefined)) continue;
    const given = !spec.readOnly && Object.hasOwn(input, name);
    if (!given && mode === 'update') continue;
    const read = readField(given ? input[name] : spec.initial, spec, kindOf);
    if (read.ok) values.push([name, read.value]);
    else issues.push([name, read.issues]);
  }
  const unknown = Object.keys(input).filter((name) => !ignored.includes(name) && !Object.hasOwn(fields, name));
  for (const name of unknown.slice(0, MOST_UNKNOWN_NAMED)) issues.push([name, [unknownField(name, fields)]]);
  // fromEntries defines own properties, so a field called `__proto__` is refused like any other unknown field.
  return { values: Object.fromEntries(values), issues: Object.fromEntries(issues) };
}
