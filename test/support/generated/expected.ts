import { fieldsIn } from '../../../src/resources/language/condition';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { Upload } from './uploads';
import type { Values } from './requests';

/** The value that the API returns for a sent one: its canonical form; the stored form of a file. */
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

/** Fields that the API sets by itself (`server/identity/lifecycle`): a new address is unconfirmed. */
const DECIDED: Readonly<Record<string, readonly string[]>> = { Utilisateurs: ['emailConfirmed'] };

/** Fields that code sets when a record is created or another of its fields changes. */
export const decidedBy = ({ name }: Pick<ResourceSchema, 'name'>): readonly string[] => DECIDED[name] ?? [];

/** Stamps that a change of these fields may set or clear. */
export const stampedBy = (
  { stamps = {} }: Pick<ResourceSchema, 'stamps'>,
  changed: readonly string[],
): readonly string[] =>
  Object.keys(stamps).filter((name) => {
    const when = stamps[name]?.when;
    return when !== undefined && fieldsIn(when).some((field) => changed.includes(field));
  });

export const picked = (record: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, record[name]]));

export const idsOf = (records: readonly AnyRecord[]): readonly number[] => records.map(({ id }) => id);

export const itemsIn = (
  answer: readonly AnyRecord[] | { readonly items: readonly AnyRecord[] },
): readonly AnyRecord[] => ('items' in answer ? answer.items : answer);

export const sorted = (ids: readonly number[]): readonly number[] => ids.toSorted((a, b) => a - b);

/** The part of an RFC 9457 problem document with the errors by field. */
export interface Problem {
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
