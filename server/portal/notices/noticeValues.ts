import { parseId } from '../../../src/resources/fields/shared/ids';

/** Returns the ids of a set of references, as sent by a client or as stored. */
export const idsOf = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]).flatMap(
    (one: unknown) => parseId(one) ?? [],
  );
