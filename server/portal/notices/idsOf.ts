import { parseId } from '../../../src/resources/fields/shared/ids';

export const idsOf = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]).flatMap(
    (one: unknown) => parseId(one) ?? [],
  );
