import type { Condition } from '../language/condition';
import { holds } from './holds';
import type { ResourceSchema } from '../language/resourceSchema';
import type { Values } from '../language/values';

/** Timestamps that the API sets on a write. @param before the stored record; undefined for a new one */
export function stampsOf(
  schema: Pick<ResourceSchema, 'fields' | 'stamps'>,
  { before, after, now }: { readonly before?: Values; readonly after: Values; readonly now: Date },
): Values {
  const isTrue = (when: Condition | undefined, values: Values) => when === undefined || holds(when, values, schema);
  return Object.fromEntries(
    Object.entries(schema.stamps ?? {}).flatMap(([field, stamp]) => {
      const was = before !== undefined && isTrue(stamp?.when, before);
      const is = isTrue(stamp?.when, after);
      return was === is && before !== undefined ? [] : [[field, is ? now.toISOString() : null]];
    }),
  );
}
