import type { FastifyReply, FastifyRequest } from 'fastify';
import { schemaFor } from '../../../src/resources/access/openFields';
import { sessionOf } from '../../identity/authenticate';
import { filesIn, uploadFields } from '../body/uploadFields';
import { addressParameters, collectionOf, type ResourceContext } from './resourceContext';
import { recordOf } from './findRecord';
import { sendFile } from './sendFile';

export const FILE_ID = 'fileId';

/** `GET …/{id}/download` sends the record's first file, `…/download/{fileId}` a given one. */
export const downloadHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const collection = await collectionOf(request, context);
  const { values } = await recordOf(request, context, collection, 'read');
  const read = schemaFor(context.schema, sessionOf(request).grants);
  const files = uploadFields(read).flatMap(({ name }) => filesIn(values[name]));
  const wanted = addressParameters(request)[FILE_ID];
  const file = wanted === undefined ? files[0] : files.find(({ id }) => id === wanted.toLowerCase());
  return sendFile(request, reply, collection.tenant.files, file);
};
