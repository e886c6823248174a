import { kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';

/** An address resolved against the declarations. */
export interface ResolvedAddress {
  readonly schema: ResourceSchema;
  /** Ids of parent records, by route parameter. */
  readonly parents: Readonly<Record<string, string>>;
}

interface Referrer {
  readonly schema: ResourceSchema;
  readonly field: string;
  readonly several: boolean;
  /** The referring record is deleted with the referenced one. */
  readonly owned: boolean;
}

export interface Registry {
  readonly schemas: readonly ResourceSchema[];
  /** Schemas with routes, screens and documentation: all except internal ones. */
  readonly visible: readonly ResourceSchema[];
  /** @throws {Error} if no resource has exactly this name */
  readonly get: (name: string) => ResourceSchema;
  /** Resolves an address such as `Entreprises/12/contrats`, ignoring case; undefined without a match. */
  readonly resolve: (address: string) => ResolvedAddress | undefined;
  readonly childrenOf: (name: string) => readonly ResourceSchema[];
  /** Reference fields of all resources that point at a resource. */
  readonly referrersOf: (name: string) => readonly Referrer[];
}

const PARAMETER = /^\{(\w+)\}$/;

export const parametersOf = (name: string): readonly string[] =>
  name.split('/').flatMap((segment) => PARAMETER.exec(segment)?.[1] ?? []);

/**
 * Fills a template: `Entreprises/{id}/contrats` and `{ id: 12 }` give `Entreprises/12/contrats`.
 *
 * @throws {Error} if a parameter has no value, since the address would be another collection's
 */
export const fillTemplate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    if (value === '') throw new Error(`the parameter '${name}' of '${template}' has no value`);
    return encodeURIComponent(value);
  });

export function decodedSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment) || undefined;
  } catch {
    return undefined;
  }
}

/** An address template as segments; fixed ones in lower case. */
interface Pattern {
  readonly schema: ResourceSchema;
  readonly segments: readonly { readonly parameter?: string | undefined; readonly fixed: string }[];
}

const patternOf = (schema: ResourceSchema): Pattern => ({
  schema,
  segments: schema.name
    .split('/')
    .map((segment) => ({ parameter: PARAMETER.exec(segment)?.[1], fixed: segment.toLowerCase() })),
});

function match({ schema, segments }: Pattern, given: readonly string[]): ResolvedAddress | undefined {
  const isFit = segments.every(({ parameter, fixed }, at) => parameter || fixed === given[at]?.toLowerCase());
  if (!isFit) return undefined;
  const parents = segments.flatMap(({ parameter }, at) => (parameter ? [[parameter, given[at] ?? '']] : []));
  return { schema, parents: Object.fromEntries(parents) };
}

/** Sort key that puts fixed segments before parameters, from the left: `A/b/{y}` before `A/{x}/c`. */
const precedence = ({ name }: ResourceSchema): string =>
  name
    .split('/')
    .map((segment) => (PARAMETER.test(segment) ? '1' : '0'))
    .join('');

export function createRegistry(schemas: readonly ResourceSchema[]): Registry {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const children = new Map<string, ResourceSchema[]>();
  for (const schema of schemas) {
    if (schema.parent) children.set(schema.parent.resource, [...(children.get(schema.parent.resource) ?? []), schema]);
  }
  let referrers: ReadonlyMap<string, readonly Referrer[]> | undefined;
  const ordered = schemas
    .map((schema) => ({ schema, rank: precedence(schema) }))
    // Digits need no locale-aware comparison, which is slower.
    .sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)))
    .map(({ schema }) => schema);
  const byLength = new Map<number, Pattern[]>();
  for (const pattern of ordered.map(patternOf)) {
    const { length } = pattern.segments;
    byLength.set(length, [...(byLength.get(length) ?? []), pattern]);
  }
  return {
    schemas,
    visible: schemas.filter(({ internal }) => !internal),
    get(name) {
      const schema = byName.get(name);
      if (!schema) throw new Error(`the resource '${name}' is not declared`);
      return schema;
    },
    resolve(address) {
      const segments = address
        .replace(/^\/|\/$/g, '')
        .split('/')
        .map(decodedSegment);
      if (!segments.every((segment) => segment !== undefined)) return undefined;
      for (const pattern of byLength.get(segments.length) ?? []) {
        const found = match(pattern, segments);
        if (found) return found;
      }
      return undefined;
    },
    childrenOf: (name) => children.get(name) ?? [],
    referrersOf: (name) => {
      // Lazy, because the browser does not need it for the first page.
      referrers ??= groupReferrers(schemas);
      return referrers.get(name) ?? [];
    },
  };
}

function groupReferrers(schemas: readonly ResourceSchema[]): ReadonlyMap<string, readonly Referrer[]> {
  const referrers = new Map<string, Referrer[]>();
  for (const schema of schemas)
    for (const [field, spec] of Object.entries(schema.fields)) {
      const target = kindOf(spec).reference?.(spec);
      if (!target) continue;
      const { resource, several, owned = false } = target;
      const known = referrers.get(resource) ?? [];
      known.push({ schema, field, several, owned });
      referrers.set(resource, known);
    }
  return referrers;
}
