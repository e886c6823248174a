import type { FastifyReply, FastifyRequest } from 'fastify';
import { schemaFor } from '../../../src/resources/access/openFields';
import { sessionOf } from '../../identity/authenticate';
import { filesIn, uploadFields } from '../body/uploadFields';
import { problem } from '../problem';
import { readParameters } from '../query/readParameters';
import { answerWritten } from './answerWritten';
import { addressParameters, collectionOf, queryOf, type ResourceContext } from './resourceContext';
import { FILE_ID } from './downloadHandler';
import { recordOf } from './findRecord';
import { applyOne, changeSetOf } from './applyChange';
import { changeOf } from './writeHandlers';

/** `DELETE {record}/Files/{fileId}`: removes a file from a record and sends the record. */
export const removeFileHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  readParameters(queryOf(request), {});
  const { schema } = context;
  const collection = await collectionOf(request, context);
  const before = await recordOf(request, context, collection, 'update');
  const wanted = addressParameters(request)[FILE_ID]?.toLowerCase();
  const values = uploadFields(schemaFor(schema, sessionOf(request).grants)).flatMap(({ name, several }) => {
    const files = filesIn(before.values[name]);
    const left = files.filter(({ id }) => id !== wanted);
    return left.length === files.length ? [] : [[name, several ? left : null] as const];
  });
  if (values.length === 0) throw problem('unknownRecord');
  const { tenant, parents } = collection;
  const change = { ...changeOf(request, before), resource: schema.name, action: 'update' } as const;
  const input = changeSetOf(request, { ...change, ...(parents && { parents }), values: Object.fromEntries(values) });
  const done = await applyOne(tenant.store, input);
  return answerWritten(request, reply, context, collection, { done, before });
};
