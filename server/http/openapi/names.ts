import { partialUpdateOf } from '../../../src/resources/records/partialUpdate';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { ID } from '../resources/address';

/** The name of a resource's components: letters, digits and dots, as OpenAPI wants: `Entreprises.contrats`. */
export const componentName = ({ name }: Pick<ResourceSchema, 'name'>): string =>
  name
    .split('/')
    .filter((segment) => !segment.startsWith('{'))
    .join('.')
    .replace(/[^\w.-]/g, '_');

/** What a partial update writes, as its components are called: `Utilisateurs.photo`. */
export const partialComponents = (schema: ResourceSchema, named: string): ResourceSchema => ({
  ...partialUpdateOf(schema, named),
  name: `${schema.name}/${named}`,
});

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` }) as const;

const PARAMETER = /:(\w+)/g;

/** How a path's parameter is written in the document: a record's own id is `id` where no parent has this name. */
const parameterName = (name: string, url: string): string => (name === ID && !url.includes(':id/') ? 'id' : name);

/** A path as Fastify writes it: `/api/parametres/:id`. */
export const fastifyUrl = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** A Fastify address as OpenAPI writes it: `/api/parametres/{id}`. */
export const documentPath = (url: string): string =>
  url.replace(PARAMETER, (_, name: string) => `{${parameterName(name, url)}}`);

/** The names of an address's parameters, as `documentPath` writes them, with the names that Fastify knows. */
export const pathParameters = (url: string): readonly { readonly name: string; readonly given: string }[] =>
  [...url.matchAll(PARAMETER)].map(([, given = '']) => ({ name: parameterName(given, url), given }));
