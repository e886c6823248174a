import type { OpenApiSource, Schema } from './openApiTypes';

/** A schema without references and compositions. */
export interface FlatSchema extends Omit<Schema, '$ref' | 'allOf' | 'anyOf' | 'oneOf' | 'type' | 'nullable'> {
  readonly type?: string;
  /** The component that it is, where it is one. */
  readonly component?: string;
  /** It may be one of several others: `oneOf`. */
  readonly variants?: string;
}

/** A reference within the document, followed; undefined for any other, and for one that leads nowhere. */
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

/** What stands at a place of the document, followed where it is a reference. */
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

/** Two schemas of which a value fulfils both. */
const both = (one: FlatSchema, other: FlatSchema): FlatSchema => ({
  ...one,
  ...other,
  ...((one.properties ?? other.properties) && { properties: { ...one.properties, ...other.properties } }),
  ...((one.required ?? other.required) && { required: [...(one.required ?? []), ...(other.required ?? [])] }),
});

/** One of several: the properties of all, and required what all require. */
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

/** A component that only leads to another one, or adds words to it, is that one. */
const MOST_LEVELS = 12;

/** Makes a schema one without references and compositions. A schema that holds itself ends after some levels. */
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
  // Of several components together none is what it is.
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
