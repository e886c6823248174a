import { partialUpdateOf } from '../../../src/resources/records/partialUpdate';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { ID } from '../resources/address';

/** The component name of a resource, such as `Entreprises.contrats`: OpenAPI allows letters, digits, `.`, `-`, `_`. */
export const componentName = ({ name }: Pick<ResourceSchema, 'name'>): string =>
  name
    .split('/')
    .filter((segment) => !segment.startsWith('{'))
    .join('.')
    .replace(/[^\w.-]/g, '_');

/** The schema of a partial update under its component name, such as `Utilisateurs.photo`. */
export const partialComponents = (schema: ResourceSchema, named: string): ResourceSchema => ({
  ...partialUpdateOf(schema, named),
  name: `${schema.name}/${named}`,
});

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` }) as const;

const PARAMETER = /:(\w+)/g;

/** A record's own id is called `id` unless a parent's parameter has that name. */
const parameterName = (name: string, url: string): string => (name === ID && !url.includes(':id/') ? 'id' : name);

/** Converts a Fastify URL into OpenAPI's notation: `/api/parametres/{id}`. */
export const documentPath = (url: string): string =>
  url.replace(PARAMETER, (_, name: string) => `{${parameterName(name, url)}}`);

/** The parameters of a URL: `name` as in `documentPath`, `given` as Fastify knows it. */
export const pathParameters = (url: string): readonly { readonly name: string; readonly given: string }[] =>
  [...url.matchAll(PARAMETER)].map(([, given = '']) => ({ name: parameterName(given, url), given }));
