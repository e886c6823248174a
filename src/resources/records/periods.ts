import { kindOf } from '../fields/kinds';
import { readField, type Issues } from '../fields/shared/reading';
import type { ResourceSchema } from '../language/resourceSchema';
import type { FieldPeriod } from '../language/exclusionTypes';
import type { Values } from '../language/values';

/** What can hold periods: a declaration, or as much of it as is known. */
export type WithPeriods = Pick<ResourceSchema, 'fields'> & Partial<Pick<ResourceSchema, 'name' | 'periods'>>;

/** A value in canonical form; undefined where it is empty, or wrong in another way already. */
function readValue({ fields }: WithPeriods, values: Values, name: string): unknown {
  const spec = fields[name];
  const read = spec && readField(values[name], spec, kindOf);
  return read?.ok ? (read.value ?? undefined) : undefined;
}

/** Canonical days, moments, months and years sort as they are written, or as numbers. */
const isBefore = (a: unknown, b: unknown): boolean =>
  (typeof a === 'number' && typeof b === 'number' && a < b) ||
  (typeof a === 'string' && typeof b === 'string' && a < b);

const isAtOnce = (schema: WithPeriods, values: Values, { from, to, strict }: FieldPeriod): boolean =>
  strict === true &&
  readValue(schema, values, to) !== undefined &&
  readValue(schema, values, to) === readValue(schema, values, from);

/**
 * The declared periods of a record that end before they begin: `periodOrder` at the field of the end, with the names
 * of both fields. A period that lacks its start or its end is right, and so is one that starts and ends on the same day, but for a strict one (`periodStrict`). Forms and the
 * API both call it.
 */
export function periodIssues(schema: WithPeriods, values: Values): Issues {
  const wrong = (schema.periods ?? []).flatMap((period) => {
    const { from, to } = period;
    if (isBefore(readValue(schema, values, to), readValue(schema, values, from)))
      return [{ from, to, code: 'periodOrder' }];
    return isAtOnce(schema, values, period) ? [{ from, to, code: 'periodStrict' }] : [];
  });
  const of = schema.name !== undefined && { resource: schema.name };
  return Object.fromEntries(wrong.map(({ from, to, code }) => [to, [{ code, args: { from, to, ...of } }]]));
}
