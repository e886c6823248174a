import type { FastifyRequest } from 'fastify';
import { closedFields } from '../../../src/resources/access/openFields';
import { sessionOf } from '../../identity/authenticate';
import { comparedValues, declaredReaders } from '../query/declaredParameters';
import { readParameters } from '../query/readParameters';
import { answerOf, withoutFields } from './answer';
import { collectionOf, queryOf, type ResourceContext } from './resourceContext';

/** `GET {record above}/{collection}` of a resource whose values are computed (`server/portal/computed`). */
export const computedHandler = (context: ResourceContext) => {
  const { schema, computation } = context;
  if (!computation) throw new Error(`${schema.name}: there is no computation of this name in server/portal/computed`);
  if (schema.operations.list !== 'single') throw new Error(`${schema.name}: only a single record can be computed`);
  return async (request: FastifyRequest) => {
    const query = comparedValues(schema, readParameters(queryOf(request), declaredReaders(schema)));
    const { tenant, parents = {} } = await collectionOf(request, context);
    const computed = await computation({ request, tenant, parents, query });
    const values = Object.fromEntries(Object.keys(schema.fields).map((name) => [name, computed[name] ?? null]));
    return withoutFields(answerOf(schema, { id: 0, values }, parents), closedFields(schema, sessionOf(request).grants));
  };
};
