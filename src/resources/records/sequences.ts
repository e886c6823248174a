import type { Fields } from '../language/resourceSchema';
import type { Sequence } from '../language/sequence';
import type { Values } from '../language/values';

/** The fields whose values are numbers of a sequence. */
export const sequencesOf = (fields: Fields): readonly (readonly [string, Sequence])[] =>
  Object.entries(fields).flatMap(([name, { sequence }]) => (sequence ? [[name, sequence] as const] : []));

/** The year in which a new record is numbered; undefined where its sequence never begins again. */
export function yearOfSequence({ yearly }: Sequence, values: Values, now: Date): number | undefined {
  if (!yearly) return undefined;
  const date = yearly === true ? undefined : values[yearly.of];
  return typeof date === 'string' ? Number(date.slice(0, 'yyyy'.length)) : now.getFullYear();
}

/** The value of a field that holds a number of a sequence: the number itself, or the text that says it. */
export function sequenceValue(
  { form, digits = 1 }: Sequence,
  number: number,
  year: number | undefined,
): number | string {
  if (form === undefined) return number;
  return form.replaceAll('%{number}', String(number).padStart(digits, '0')).replaceAll('%{year}', String(year ?? ''));
}
