import type { FastifyRequest } from 'fastify';
import { closedFields } from '../../src/resources/access/openFields';
import { parametersOf, type Registry } from '../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { ApiCall } from '../http/calls/apiCall';
import * as shape from '../http/calls/shapes';
import type { PointingField } from '../database/reading/pointedFrom';
import { mayDoSomewhere } from '../http/limits';
import { problem } from '../http/problem';
import { readIds, readText } from '../http/query/readers';
import { readParameters } from '../http/query/readParameters';
import { readerStore } from '../http/reader';
import { readId } from '../http/resources/address';
import { queryOf } from '../http/resources/resourceContext';
import { visibleCondition } from '../http/resources/visibleRecords';
import { sessionOf } from '../identity/authenticate';
import { isReadWhole } from '../search/searchableLists';

/** The reference fields to a resource, in records that the caller may read. */
async function pointingFields(
  request: FastifyRequest,
  registry: Registry,
  target: ResourceSchema,
): Promise<readonly PointingField[]> {
  const { grants } = sessionOf(request);
  const seen = registry
    .referrersOf(target.name)
    .filter(
      ({ schema, field }) =>
        !schema.internal &&
        !schema.computed &&
        mayDoSomewhere(request, registry, schema, 'list') &&
        isReadWhole(schema, registry, grants) &&
        !closedFields(schema, grants).includes(field),
    );
  return Promise.all(
    seen.map(async ({ schema, field, several }) => {
      const filter = await visibleCondition({ schema, registry }, request);
      return { schema, field, several, ...(filter && { filter }) };
    }),
  );
}

/** Whether the resource lets readers of referencing records read its names. */
const isNamed = ({ namesOpen, ownedBy, audience, internal, computed, key }: ResourceSchema): boolean =>
  namesOpen && ownedBy === undefined && audience === undefined && !internal && !computed && key === undefined;

/** The names of records that the caller's readable records reference, even if the caller may not list them. */
export const nameCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/noms',
      operationId: 'noms',
      tag: 'session',
      access: 'session',
      narrows: true,
      extension: true,
      summary: [
        'Noms des fiches que désignent celles que l’on peut lire, sans le droit de consulter leur liste',
        'Names of the records that those one may read point at, without the right to their list',
        'Namen der Einträge, auf die lesbare Einträge verweisen, ohne das Recht auf ihre Liste',
        'Nomes das fichas que as que se podem ler designam, sem o direito à sua lista',
      ],
      query: [
        {
          name: 'Collection',
          words: ['Adresse de la liste', 'Address of the list', 'Adresse der Liste', 'Endereço da lista'],
          schema: shape.text,
        },
        {
          name: 'ids',
          words: ['Numéros des fiches', 'Ids of the records', 'Nummern der Einträge', 'Números das fichas'],
          schema: shape.text,
        },
      ],
      refusals: [400, 404],
      response: shape.arrayOf({
        type: 'object',
        properties: { id: shape.id },
        required: ['id'],
        additionalProperties: true,
      }),
    },
    async handle(request, _reply, { registry }) {
      const { Collection = '', ids = [] } = readParameters(queryOf(request), { Collection: readText, ids: readIds });
      const place = registry.resolve(Collection);
      if (!place || !isNamed(place.schema)) throw problem('unknownRecord');
      const { schema } = place;
      const store = readerStore(request);
      const pointed = await store.pointedFrom(ids, await pointingFields(request, registry, schema));
      const names = parametersOf(schema.name);
      const parents = names.length > 0 && Object.fromEntries(names.map((name) => [name, readId(place.parents[name])]));
      const records = await (parents ? store.getMany(schema, pointed, parents) : store.getMany(schema, pointed));
      // Logs who read names without the right to the list.
      request.log.info({ names: { collection: Collection, ids: records.map(({ id }) => id) } }, 'names were read');
      return records.map(({ id, values }): AnyRecord => ({
        ...Object.fromEntries(schema.representation.map((field) => [field, values[field] ?? null])),
        id,
      }));
    },
  },
];
