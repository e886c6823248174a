import type { OpenApiDocument } from '../../../server/http/openapi/openApiDocument';
import type { JsonSchema } from '../../../src/resources/language/kind';
import type { FuzzOperation } from '../../fuzz/operations';
import { coverOf, type Candidate } from './cover';

type Schemas = OpenApiDocument['components']['schemas'];

/** Keywords for readers, not for validation. */
const WORDS: ReadonlySet<string> = new Set(['title', 'description', 'example', 'examples', 'default']);

/** How deep schemas are followed, because a schema can contain itself. */
const DEEPEST = 4;

const resolved = (schemas: Schemas, schema: JsonSchema): JsonSchema => {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  return (name !== undefined && schemas[name]) || schema;
};

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property without its words and names, and without the values of its limits and choices. */
function propertyShape(schemas: Schemas, given: JsonSchema, depth: number): string {
  const schema = resolved(schemas, given);
  const parts = Object.entries(schema)
    .filter(([name]) => !WORDS.has(name) && !name.startsWith('x-') && name !== 'properties')
    .map(([name, value]) => {
      if (typeof value === 'string' || typeof value === 'boolean') return `${name}=${String(value)}`;
      if (name === 'type') return `type=${String(value)}`;
      const inner = [value].flat().filter(isSchema);
      if (inner.length === 0 || depth === 0) return name;
      return `${name}(${inner.map((one) => propertyShape(schemas, one, depth - 1)).join(', ')})`;
    });
  return parts.toSorted().join(' ');
}

/** The shapes of all properties of a body, inner ones included. */
function propertyShapes(schemas: Schemas, given: JsonSchema, depth = DEEPEST): readonly string[] {
  const { properties, items, ...schema } = resolved(schemas, given);
  if (depth === 0) return [];
  const inner = isSchema(items) ? propertyShapes(schemas, items, depth - 1) : [];
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const own = Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, property]) =>
    isSchema(property)
      ? [
          `${required.includes(name) ? 'required ' : ''}${propertyShape(schemas, property, depth)}`,
          ...propertyShapes(schemas, property, depth - 1).map((shape) => `inner ${shape}`),
        ]
      : [],
  );
  return [...own, ...inner];
}

/**
 * What distinguishes the body of an operation. Operations that no resource declares have their own code, so their address
 * counts; for the others the method, depth, media types and the shape of each property.
 *
 * @param declared names of the declared resources
 */
export function operationAspects(
  { method, template, content = {} }: FuzzOperation,
  schemas: Schemas,
  declared: ReadonlySet<string>,
): ReadonlySet<string> {
  const resource = template.replace(/^\/api\//, '').replace(/\/\{id\}$/, '');
  const depth = template.split('{').length - 1;
  const call = declared.has(resource) ? `${method} depth=${depth} ${Object.keys(content).join()}` : method + template;
  const properties = Object.values(content).flatMap(({ schema }) => propertyShapes(schemas, schema));
  return new Set([call, ...properties]);
}

/** A small set of operations that has every aspect of all. */
export function coveringOperations(
  operations: readonly FuzzOperation[],
  schemas: Schemas,
  declared: ReadonlySet<string>,
): readonly FuzzOperation[] {
  const candidates: readonly Candidate[] = operations.map((operation) => {
    const aspects = operationAspects(operation, schemas, declared);
    return { name: operation.name, aspects, cost: aspects.size };
  });
  const cover = coverOf(candidates);
  return operations.filter(({ name }) => cover.includes(name));
}
