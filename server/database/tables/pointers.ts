import { kindOf } from '../../../src/resources/fields/kinds';
import type { Fields } from '../../../src/resources/language/resourceSchema';

/** Where the records of a table point at those of a resource, in a field of their own or inside an embedded one. */
export interface PointingColumn {
  /** The field, and below it the steps into what is embedded there. */
  readonly path: readonly [field: string, ...steps: string[]];
  readonly resource: string;
  readonly several: boolean;
  /** Whether the record that points goes with the one that it points at. */
  readonly owned: boolean;
}

/** Every place at which records with these fields point at others. */
export const pointersOf = (fields: Fields): readonly PointingColumn[] =>
  Object.entries(fields).flatMap(([field, spec]): PointingColumn[] => {
    const kind = kindOf(spec);
    const target = kind.reference?.(spec);
    if (target) {
      const { resource, several, owned = false } = target;
      return [{ path: [field], resource, several, owned }];
    }
    // What is embedded is a part of its record already; only a whole record can be a part of another one.
    return pointersOf(kind.inner?.(spec) ?? {}).map(({ path, ...rest }) => ({
      ...rest,
      path: [field, ...path],
      owned: false,
    }));
  });

/** Whether a pointer is inside an embedded value, and so in a column of JSON. */
export const isEmbedded = ({ path }: PointingColumn): boolean => path.length > 1;
