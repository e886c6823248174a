import type { Held } from '../resources/access';

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/**
 * What a person holds, from the answer of `GET /MyRights`: `droits`, and `fonctionsCode`, which rules name functions by.
 * What cannot be read is not held.
 */
export function heldIn(answer: unknown): Held {
  if (typeof answer !== 'object' || answer === null) return { rights: [], fonctions: [] };
  const { droits, fonctionsCode } = answer as Readonly<Record<string, unknown>>;
  return { rights: textsIn(droits), fonctions: textsIn(fonctionsCode) };
}
