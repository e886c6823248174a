import { kindOf } from '../../resources/fields/kinds';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { changedValues } from '../../resources/records/changedValues';
import type { Values } from '../../resources/language/values';

/** The values that a body may hold: declared fields that are not read only. Nothing is dropped for being 0 or false. */
export const writableValues = ({ fields }: Pick<ResourceSchema, 'fields'>, data: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { readOnly }]) =>
      readOnly || data[name] === undefined ? [] : [[name, data[name]]],
    ),
  );

type Updated = Pick<ResourceSchema, 'fields' | 'key' | 'bodies'>;

/**
 * Of the values of an update, those that are sent: what was given at the creation and never changes is left out, unless
 * the person changed it all the same and has to be told. A query string has no place for it at all.
 */
export function withoutImmutable({ fields, key, bodies }: Updated, values: Values, previous: Values): Values {
  const isFixed = (name: string) => name === key || fields[name]?.immutable === true;
  const changed = changedValues(previous, values);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !isFixed(name) || (bodies?.update !== 'query' && Object.hasOwn(changed, name)),
    ),
  );
}

/** The values with the instruction to remove a stored file in the place of a field that was emptied. */
export function withRemovals({ fields }: Pick<ResourceSchema, 'fields'>, values: Values, previous: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const spec = fields[name];
      const wasEmptied = value === null && previous[name] !== null;
      const removal = spec && wasEmptied ? kindOf(spec).removedBy?.(spec) : undefined;
      return removal === undefined ? [name, value] : [removal, true];
    }),
  );
}
