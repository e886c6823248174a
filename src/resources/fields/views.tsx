import { booleanView } from './boolean/view';
import { integerView } from './integer/view';
import type { FieldSpec } from './kind';
import { isKindName, type KindName, type kinds } from './kinds';
import { referenceView } from './reference/view';
import { textView } from './text/view';
import type { KindView } from './viewTypes';

type SpecOf<Name extends KindName> = Parameters<(typeof kinds)[Name]['column']>[0];
type ValueOf<Name extends KindName> = Parameters<(typeof kinds)[Name]['toText']>[0];

/** The view half of every kind: a kind without one does not compile. */
export const views: { readonly [Name in KindName]: KindView<SpecOf<Name>, ValueOf<Name>> } = {
  text: textView,
  integer: integerView,
  boolean: booleanView,
  reference: referenceView,
};

/**
 * The view of a declared field.
 *
 * @throws {Error} for a kind that does not exist; `check.ts` finds it first, with a better message.
 */
export function viewOf(spec: FieldSpec): KindView {
  if (!isKindName(spec.kind)) throw new Error(`unknown field kind: ${spec.kind}`);
  // Each view reads its own declaration; the registry is where the two meet.
  return views[spec.kind] as unknown as KindView;
}
