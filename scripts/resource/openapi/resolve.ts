import type { OpenApiSource, Schema } from './openApiTypes';

export interface FlatSchema extends Omit<Schema, '$ref' | 'allOf' | 'anyOf' | 'oneOf' | 'type' | 'nullable'> {
  readonly type?: string;
  /** Name of the component, if it is one. */
  readonly component?: string;
  /** The keyword of alternatives that could not be merged, such as `oneOf`. */
  readonly variants?: string;
}

/** Follows a reference within the document; undefined for external and broken ones. */
function follow(document: OpenApiSource, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  return reference
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, name)
          ? (at as Record<string, unknown>)[name]
          : undefined,
      document,
    );
}

/** Resolves a reference, if it is one. */
export function dereference<Target extends { readonly $ref?: string }>(
  document: OpenApiSource,
  given: Target | undefined,
): Target | undefined {
  let [found, steps] = [given, 0];
  while (found?.$ref !== undefined && steps++ < 20) found = follow(document, found.$ref) as Target | undefined;
  return found?.$ref === undefined ? found : undefined;
}

const nameOf = (reference: string): string => reference.split('/').at(-1) ?? reference;

const isNull = ({ type, enum: values }: Schema): boolean =>
  type === 'null' || (values?.length === 1 && values[0] === null);

/** Merges two schemas that both apply. */
const both = (one: FlatSchema, other: FlatSchema): FlatSchema => ({
  ...one,
  ...other,
  ...((one.properties ?? other.properties) && { properties: { ...one.properties, ...other.properties } }),
  ...((one.required ?? other.required) && { required: [...(one.required ?? []), ...(other.required ?? [])] }),
});

/** Merges alternatives: all properties; required only if all require them. */
function anyVariant(variants: readonly FlatSchema[], keyword: string): FlatSchema {
  const [first = {}, ...others] = variants;
  if (others.length === 0) return first;
  if (!variants.every(({ properties }) => properties)) return { variants: keyword };
  return {
    type: 'object',
    variants: keyword,
    properties: Object.assign({}, ...variants.map(({ properties }) => properties)) as NonNullable<Schema['properties']>,
    required: (first.required ?? []).filter((name) => others.every(({ required }) => required?.includes(name))),
  };
}

/** Maximum depth, which ends recursive schemas. */
const MOST_LEVELS = 12;

/** Resolves the references and compositions of a schema; recursive schemas are cut at `MOST_LEVELS`. */
export function flatten(document: OpenApiSource, given: Schema | undefined, level = 0): FlatSchema {
  if (!given || level > MOST_LEVELS) return {};
  const { $ref, allOf = [], anyOf, oneOf, type, nullable: _nullable, ...own } = given;
  const deeper = (schema: Schema | undefined) => flatten(document, schema, level + 1);
  const kinds = (Array.isArray(type) ? type : [type]).filter((one) => one !== undefined && one !== 'null');
  const itself: FlatSchema = {
    ...own,
    ...(kinds.length === 1 && { type: kinds[0] as string }),
    ...(kinds.length > 1 && { variants: `type ${kinds.join(' | ')}` }),
  };
  const parts: FlatSchema[] = [];
  if ($ref !== undefined)
    parts.push({ component: nameOf($ref), ...deeper(follow(document, $ref) as Schema | undefined) });
  parts.push(...allOf.map(deeper));
  for (const [keyword, list] of [
    ['anyOf', anyOf],
    ['oneOf', oneOf],
  ] as const)
    if (list) parts.push(anyVariant(list.filter((one) => !isNull(one)).map(deeper), keyword));
  const joined = [...parts, itself].reduce(both, {});
  // A composition of several components is not any one of them.
  const components = new Set(parts.flatMap(({ component }) => component ?? []));
  const { component: _component, ...others } = joined;
  const [component] = components;
  return {
    ...others,
    ...(components.size === 1 && (allOf.length < 2 || $ref !== undefined) && component !== undefined && { component }),
  };
}

export const isObjectSchema = ({ type, properties }: FlatSchema): boolean =>
  properties !== undefined && (type === undefined || type === 'object');
