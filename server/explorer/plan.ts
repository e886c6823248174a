import { checkSchemas } from '../../src/resources/check/check';
import { formatProblem } from '../../src/resources/check/report';
import { defineResource } from '../../src/resources/defineResource';
import type { ResourceOptions, ResourceSchema } from '../../src/resources/language/resourceSchema';
import { createRegistry, type Registry } from '../../src/resources/registry/registry';
import { tablesOf } from '../database/tables/table';
import { operationsOf } from '../http/resources/declaredOperations';

/** Every operation of a resource, with the address as the OpenAPI document writes it. */
export const listedOperations = (schema: ResourceSchema, registry: Registry) =>
  operationsOf(schema, registry).map(({ method, url, extension, access }) => ({
    method,
    path: url.replace(/:(\w+)/g, '{$1}'),
    extension,
    access,
  }));

const NOTHING = { columns: [], indexes: [], operations: [] };

/** What is not of the form of a declaration at all, whatever part of it is read first. */
const NO_DECLARATION = { problems: ['S104: this is not a declaration'], ...NOTHING };

/** What a declaration would make in the place of the one of its name, or beside the others. It comes from outside. */
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
