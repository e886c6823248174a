import { isHandleReference, type ChangeValues } from './changes';
import { kindOf } from '../fields/kinds';
import type { FieldSpec } from '../language/kind';
import type { Fields } from '../language/resourceSchema';
import { isObject } from '../common/isObject';

/** Replaces an id of a reference. @param resource the declared target */
export type MapReference = (one: unknown, resource: string) => unknown;

function mapField(value: unknown, spec: FieldSpec, map: MapReference): unknown {
  if (value === null || value === undefined) return value;
  const kind = kindOf(spec);
  const target = kind.reference?.(spec);
  const inner = kind.inner?.(spec);
  if (!target && !inner) return value;
  const mapOne = (one: unknown): unknown => {
    if (target) return map(one, target.resource);
    return inner && isObject(one) ? mapReferences(inner, one, map) : one;
  };
  return Array.isArray(value) ? value.map(mapOne) : mapOne(value);
}

/** Replaces all reference ids in the values, including embedded ones. Undeclared fields stay as they are. */
export const mapReferences = (fields: Fields, values: ChangeValues, map: MapReference): ChangeValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, spec ? mapField(value, spec, map) : value];
    }),
  );

export function handlesIn(fields: Fields, values: ChangeValues): readonly string[] {
  const found = new Set<string>();
  mapReferences(fields, values, (one) => {
    if (isHandleReference(one)) found.add(one.handle);
    return one;
  });
  return [...found];
}
