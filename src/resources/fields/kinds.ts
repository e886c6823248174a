import type { FieldSpec, Kind } from './kind';
import { booleanKind } from './boolean/kind';
import { integerKind } from './integer/kind';
import { referenceKind } from './reference/kind';
import { textKind } from './text/kind';

/** Every kind of field, by name. `views.tsx` is total over these keys, or it does not compile. */
export const kinds = {
  text: textKind,
  integer: integerKind,
  boolean: booleanKind,
  reference: referenceKind,
} as const;

export type KindName = keyof typeof kinds;

export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name);

/**
 * The kind of a declared field.
 *
 * @throws {Error} for a kind that does not exist; `check.ts` finds it first, with a better message.
 */
export function kindOf(spec: FieldSpec): Kind {
  if (!isKindName(spec.kind)) throw new Error(`unknown field kind: ${spec.kind}`);
  // Each kind reads its own declaration; the registry is where the two meet.
  return kinds[spec.kind] as unknown as Kind;
}
