import { checkSchemas } from '../../src/resources/check/check';
import { formatProblem } from '../../src/resources/check/report';
import { defineResource } from '../../src/resources/defineResource';
import type { ResourceOptions, ResourceSchema } from '../../src/resources/language/resourceSchema';
import { createRegistry, type Registry } from '../../src/resources/registry/registry';
import { tablesOf } from '../database/tables/table';
import { operationsOf } from '../http/resources/declaredOperations';

/** The operations of a resource, with addresses in OpenAPI notation. */
export const listedOperations = (schema: ResourceSchema, registry: Registry) =>
  operationsOf(schema, registry).map(({ method, url, extension, access }) => ({
    method,
    path: url.replace(/:(\w+)/g, '{$1}'),
    extension,
    access,
  }));

const NOTHING = { columns: [], indexes: [], operations: [] };

const NO_DECLARATION = { problems: ['S104: this is not a declaration'], ...NOTHING };

/** What a declaration from a request would create, in place of the one with its name or in addition to the others. */
export function planOf({ schemas }: Registry, declaration: object) {
  try {
    const schema = defineResource(declaration as ResourceOptions);
    const registry = createRegistry([...schemas.filter(({ name }) => name !== schema.name), schema]);
    const problems = checkSchemas(registry.schemas).filter(({ resource }) => resource === schema.name);
    if (problems.length > 0) return { problems: problems.map(formatProblem), ...NOTHING };
    const table = schema.view || schema.computed ? undefined : tablesOf(registry).get(schema.name);
    return {
      problems: [],
      columns: [...(table?.columns ?? []), ...(table?.storedFormulas ?? [])].map(({ field, type, notNull }) => ({
        name: field,
        type,
        required: notNull,
      })),
      indexes: (table?.indexes ?? []).map((index) => index.definition),
      operations: listedOperations(schema, registry),
    };
  } catch {
    return NO_DECLARATION;
  }
}
