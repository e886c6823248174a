import { kindOf } from '../fields/kinds';
import { readField, type Issues } from '../fields/shared/reading';
import type { ResourceSchema } from '../language/resourceSchema';
import type { FieldPeriod } from '../language/exclusionTypes';
import type { Values } from '../language/values';

export type WithPeriods = Pick<ResourceSchema, 'fields'> & Partial<Pick<ResourceSchema, 'name' | 'periods'>>;

/** A canonical value; undefined if empty or invalid. */
function readValue({ fields }: WithPeriods, values: Values, name: string): unknown {
  const spec = fields[name];
  const read = spec && readField(values[name], spec, kindOf);
  return read?.ok ? (read.value ?? undefined) : undefined;
}

/** Canonical days, instants and months sort as text, years as numbers. */
const isBefore = (a: unknown, b: unknown): boolean =>
  (typeof a === 'number' && typeof b === 'number' && a < b) ||
  (typeof a === 'string' && typeof b === 'string' && a < b);

const isAtOnce = (schema: WithPeriods, values: Values, { from, to, strict }: FieldPeriod): boolean =>
  strict === true &&
  readValue(schema, values, to) !== undefined &&
  readValue(schema, values, to) === readValue(schema, values, from);

/**
 * Issues of periods that end before they begin: `periodOrder` at the end field, with the names of both
 * fields. Open periods are valid, and so is an end equal to the start, except for strict periods
 * (`periodStrict`). Shared by forms and API.
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
