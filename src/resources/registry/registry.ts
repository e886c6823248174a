import { kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';

/** A collection's address resolved against the declarations. */
export interface ResolvedAddress {
  readonly schema: ResourceSchema;
  /** The ids of the records that it hangs below, by the parameters of the schema's name. */
  readonly parents: Readonly<Record<string, string>>;
}

/** A field of a resource that points at another one. */
interface Referrer {
  readonly schema: ResourceSchema;
  readonly field: string;
  readonly several: boolean;
  /** Whether the record that points goes with the one that it points at. */
  readonly owned: boolean;
}

export interface Registry {
  readonly schemas: readonly ResourceSchema[];
  /** Those with routes, screens and documentation: all but the internal ones. */
  readonly visible: readonly ResourceSchema[];
  /** The schema of exactly this name. @throws {Error} where none is declared. */
  readonly get: (name: string) => ResourceSchema;
  /** Resolves an address such as `Entreprises/12/contrats`, whatever its case; undefined where none matches. */
  readonly resolve: (address: string) => ResolvedAddress | undefined;
  /** The collections that hang directly below a resource. */
  readonly childrenOf: (name: string) => readonly ResourceSchema[];
  /** The fields, of all resources, that point at a resource. */
  readonly referrersOf: (name: string) => readonly Referrer[];
}

const PARAMETER = /^\{(\w+)\}$/;

/** The names of the parameters in an address template, in their order. */
export const parametersOf = (name: string): readonly string[] =>
  name.split('/').flatMap((segment) => PARAMETER.exec(segment)?.[1] ?? []);

/**
 * Fills the parameters of a template: `Entreprises/{id}/contrats` and `{ id: 12 }` give `Entreprises/12/contrats`.
 *
 * @throws {Error} where a parameter has no value: the address would be another one's.
 */
export const fillTemplate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    if (value === '') throw new Error(`the parameter '${name}' of '${template}' has no value`);
    return encodeURIComponent(value);
  });

/** A segment of an address as it was before it was encoded; undefined where it never was one. */
export function decodedSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment) || undefined;
  } catch {
    return undefined;
  }
}

/** The segments of a declared address: fixed ones in lower case. */
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

/** Sorts a fixed segment before a parameter, from the left: `A/b/{y}` before `A/{x}/c`. */
const precedence = ({ name }: ResourceSchema): string =>
  name
    .split('/')
    .map((segment) => (PARAMETER.test(segment) ? '1' : '0'))
    .join('');

/** The declarations, with the questions that the generator asks about all of them together. */
export function createRegistry(schemas: readonly ResourceSchema[]): Registry {
  const byName = new Map(schemas.map((schema) => [schema.name, schema]));
  const children = new Map<string, ResourceSchema[]>();
  for (const schema of schemas) {
    if (schema.parent) children.set(schema.parent.resource, [...(children.get(schema.parent.resource) ?? []), schema]);
  }
  let referrers: ReadonlyMap<string, readonly Referrer[]> | undefined;
  const ordered = schemas
    .map((schema) => ({ schema, rank: precedence(schema) }))
    // Digits alone: the order of a language takes longer, and is the same.
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
      // Not where the registry is made: the browser draws its first page without asking.
      referrers ??= groupReferrers(schemas);
      return referrers.get(name) ?? [];
    },
  };
}

/** The fields that point, by the name of what they point at. */
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
