import type { Fields } from '../language/resourceSchema';
import type { Sequence } from '../language/sequence';
import type { Values } from '../language/values';

export const sequencesOf = (fields: Fields): readonly (readonly [string, Sequence])[] =>
  Object.entries(fields).flatMap(([name, { sequence }]) => (sequence ? [[name, sequence] as const] : []));

/** Year of a new number; undefined if the sequence does not restart yearly. */
export function yearOfSequence({ yearly }: Sequence, values: Values, now: Date): number | undefined {
  if (!yearly) return undefined;
  const date = yearly === true ? undefined : values[yearly.of];
  return typeof date === 'string' ? Number(date.slice(0, 'yyyy'.length)) : now.getFullYear();
}

/** Value of a sequence field: the number, or its formatted text. */
export function sequenceValue(
  { form, digits = 1 }: Sequence,
  number: number,
  year: number | undefined,
): number | string {
  if (form === undefined) return number;
  return form.replaceAll('%{number}', String(number).padStart(digits, '0')).replaceAll('%{year}', String(year ?? ''));
}
