import { kindOf } from '../../../src/resources/fields/kinds';
import type { Fields } from '../../../src/resources/language/resourceSchema';

/** A reference in the records of a table, in a field of its own or within an embedded value. */
export interface PointingColumn {
  /** The field, and the path within its embedded value. */
  readonly path: readonly [field: string, ...steps: string[]];
  readonly resource: string;
  readonly several: boolean;
  /** Whether deleting the referenced record also deletes the referencing one. */
  readonly owned: boolean;
}

/** All references in records with these fields, including embedded ones. */
export const pointersOf = (fields: Fields): readonly PointingColumn[] =>
  Object.entries(fields).flatMap(([field, spec]): PointingColumn[] => {
    const kind = kindOf(spec);
    const target = kind.reference?.(spec);
    if (target) {
      const { resource, several, owned = false } = target;
      return [{ path: [field], resource, several, owned }];
    }
    // An embedded value cannot be owned by another record; only whole records can.
    return pointersOf(kind.inner?.(spec) ?? {}).map(({ path, ...rest }) => ({
      ...rest,
      path: [field, ...path],
      owned: false,
    }));
  });

/** Whether the reference is within an embedded value, stored as JSON. */
export const isEmbedded = ({ path }: PointingColumn): boolean => path.length > 1;
