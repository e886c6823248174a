import { viewOf } from '../../fields/views';
import type { FieldSpec } from '../../language/kind';
import { takesFullWidth } from '../page/takesFullWidth';

/** A cell of a form's grid: a field, or a short one and the one beside it. */
export type GridCell = readonly [string, string?];

const isShort = (spec: FieldSpec): boolean => viewOf(spec).isShort?.(spec) === true;

/** A pair stays together, so neither is one that can be hidden. */
const isPair = (spec: FieldSpec | undefined, next: FieldSpec | undefined): boolean =>
  spec !== undefined &&
  next !== undefined &&
  isShort(spec) &&
  !isShort(next) &&
  !takesFullWidth(next) &&
  !spec.visibleWhen &&
  !next.visibleWhen;

/**
 * Puts the field after a short one into its cell: a postcode and its town take one column, not two.
 *
 * @example gridCells(['codePostal', 'ville', 'email'], specs) // [['codePostal', 'ville'], ['email']]
 */
export function gridCells(
  fields: readonly string[],
  specs: Readonly<Record<string, FieldSpec | undefined>>,
): readonly GridCell[] {
  const known = fields.filter((name) => specs[name] !== undefined);
  const takesNext = (index: number): boolean => isPair(specs[known[index] ?? ''], specs[known[index + 1] ?? '']);
  return known.flatMap((name, index) => {
    if (takesNext(index - 1)) return [];
    const next = takesNext(index) ? known[index + 1] : undefined;
    return [next === undefined ? [name] : [name, next]] satisfies readonly GridCell[];
  });
}
