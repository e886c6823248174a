import { ok, refuse, type Parsed } from '../../language/kind';

export interface TextBounds {
  readonly minLength: number;
  readonly maxLength: number;
}

// PostgreSQL cannot store NUL or unpaired surrogates.
const isStorable = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Length in code points, as in JSON Schema: an emoji counts as one. */
export const lengthOf = (value: string): number => [...value].length;

/**
 * Parses a text: trimmed, NFC (so that accents compare equal however typed), within its bounds. Codes:
 * `text`, `minLength`, `maxLength`.
 */
export function readText(input: unknown, { minLength, maxLength }: TextBounds): Parsed<string> {
  if (typeof input !== 'string' || !isStorable(input)) return refuse('text');
  const value = input.normalize('NFC').trim();
  if (lengthOf(value) < minLength) return refuse('minLength', { smart_count: minLength });
  if (lengthOf(value) > maxLength) return refuse('maxLength', { smart_count: maxLength });
  return ok(value);
}
