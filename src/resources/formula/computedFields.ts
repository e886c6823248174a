import type { Fields } from '../language/resourceSchema';
import type { Formula } from '../language/formula';

/** The fields whose values a formula computes, with it. */
export const computedFields = (fields: Fields): readonly (readonly [string, Formula])[] =>
  Object.entries(fields).flatMap(([name, { formula }]) => (formula ? [[name, formula] as const] : []));

/** Whether some values of a record change without a write of it: with the day, or with the records below. */
export const hasComputedFields = (fields: Fields): boolean => computedFields(fields).length > 0;
