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
  const ordered = [...schemas].sort((a, b) => precedence(a).localeCompare(precedence(b)));
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
    childrenOf: (name) => schemas.filter((schema) => schema.parent?.resource === name),
    referrersOf: (name) =>
      schemas.flatMap((schema) =>
        Object.entries(schema.fields).flatMap(([field, spec]) => {
          const target = kindOf(spec).reference?.(spec);
          return target?.resource === name
            ? [{ schema, field, several: target.several, owned: target.owned === true }]
            : [];
        }),
      ),
  };
}
