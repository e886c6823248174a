import { ok, refuse, type Parsed } from '../../language/kind';

export interface TextBounds {
  readonly minLength: number;
  readonly maxLength: number;
}

// NUL and unpaired surrogates have no UTF-8 form, so PostgreSQL could not give them back.
const isStorable = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Characters as a reader counts them, and as JSON Schema does: an emoji is one. */
export const lengthOf = (value: string): number => [...value].length;

/**
 * Reads a text: trimmed, composed (NFC, so that an accent typed in two ways is the same one), within its bounds.
 * Codes: `text`, `minLength`, `maxLength`.
 */
export function readText(input: unknown, { minLength, maxLength }: TextBounds): Parsed<string> {
  if (typeof input !== 'string' || !isStorable(input)) return refuse('text');
  const value = input.normalize('NFC').trim();
  if (lengthOf(value) < minLength) return refuse('minLength', { smart_count: minLength });
  if (lengthOf(value) > maxLength) return refuse('maxLength', { smart_count: maxLength });
  return ok(value);
}
