import { parseId } from '../../../src/resources/fields/shared/ids';

/** The ids in a value of a set of references, as it was sent or as it is stored. */
export const idsOf = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]).flatMap(
    (one: unknown) => parseId(one) ?? [],
  );
