import { fieldsIn } from '../../../src/resources/language/condition';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { Upload } from './uploads';
import type { Values } from './requests';

/** What the API answers of a value that was sent: its canonical form, of a file the stored one. */
function answered(schema: Pick<ResourceSchema, 'fields'>, name: string, value: unknown): unknown {
  if (value instanceof Upload) return value.stored;
  if (Array.isArray(value) && value.some((one) => one instanceof Upload))
    return value.map((one: unknown) => (one instanceof Upload ? one.stored : one));
  const spec = schema.fields[name];
  const read = spec && kindOf(spec).parse(value, spec);
  return read?.ok ? read.value : value;
}

export const expectedValues = (schema: Pick<ResourceSchema, 'fields'>, sent: Values): Values =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, answered(schema, name, value)]));

/** What the API itself makes of writes, whatever was sent (`server/identity/lifecycle`): a new address is not confirmed. */
const DECIDED: Readonly<Record<string, readonly string[]>> = { Utilisateurs: ['emailConfirmed'] };

/** The fields whose values code decides when a record is created, or when another field of it changes. */
export const decidedBy = ({ name }: Pick<ResourceSchema, 'name'>): readonly string[] => DECIDED[name] ?? [];

/** The stamps that a change of these fields may write or empty. */
export const stampedBy = (
  { stamps = {} }: Pick<ResourceSchema, 'stamps'>,
  changed: readonly string[],
): readonly string[] =>
  Object.keys(stamps).filter((name) => {
    const when = stamps[name]?.when;
    return when !== undefined && fieldsIn(when).some((field) => changed.includes(field));
  });

/** The values of a record under these names. */
export const picked = (record: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

export const idsOf = (records: readonly AnyRecord[]): readonly number[] => records.map(({ id }) => id);

/** The records that a list answers, as a page or as an array. */
export const itemsIn = (
  answer: readonly AnyRecord[] | { readonly items: readonly AnyRecord[] },
): readonly AnyRecord[] => ('items' in answer ? answer.items : answer);

/** Ids in an order in which they can be compared. */
export const sorted = (ids: readonly number[]): readonly number[] => ids.toSorted((a, b) => a - b);

/** The part of a problem document that says what is wrong with which field. */
export interface Problem {
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
