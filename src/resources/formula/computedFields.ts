import type { Fields } from '../language/resourceSchema';
import type { Formula } from '../language/formula';

export const computedFields = (fields: Fields): readonly (readonly [string, Formula])[] =>
  Object.entries(fields).flatMap(([name, { formula }]) => (formula ? [[name, formula] as const] : []));

/** True if the resource has computed fields, whose values can change without a write. */
export const hasComputedFields = (fields: Fields): boolean => computedFields(fields).length > 0;
