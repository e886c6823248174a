import { kindOf } from '../../resources/fields/kinds';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { changedValues } from '../../resources/records/changedValues';
import type { Values } from '../../resources/language/values';

/** Values of declared, writable fields. Keeps 0 and false. */
export const writableValues = ({ fields }: Pick<ResourceSchema, 'fields'>, data: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { readOnly }]) =>
      readOnly || data[name] === undefined ? [] : [[name, data[name]]],
    ),
  );

type Updated = Pick<ResourceSchema, 'fields' | 'key' | 'bodies'>;

/** Drops immutable values, unless the person changed one and must see the refusal. */
export function withoutImmutable({ fields, key, bodies }: Updated, values: Values, previous: Values): Values {
  const isFixed = (name: string) => name === key || fields[name]?.immutable === true;
  const changed = changedValues(previous, values);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !isFixed(name) || (bodies?.update !== 'query' && Object.hasOwn(changed, name)),
    ),
  );
}

/** Replaces cleared file fields by an instruction to remove the stored file. */
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
