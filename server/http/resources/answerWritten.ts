import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyRecord } from '../../../src/resources/types';
import type { StoredRecord } from '../../database/reading/records';
import { answerOf } from './answer';
import type { Collection, ResourceContext } from './context';
import { entityTag } from './entityTag';
import { nameChangeSet, type WriteResult } from './write';

/** The record as it is after a write and what follows it, as the answer. `id` is the stored record's own. */
export async function answerWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  { schema, afterWrite }: ResourceContext,
  { tenant, parents }: Collection,
  { done, before }: { readonly done: WriteResult; readonly before?: StoredRecord },
): Promise<AnyRecord> {
  // What this write stored, and not what others have made of it since.
  const after = { id: done.id, version: done.version, values: done.after ?? {} };
  const said = await afterWrite?.(request, { after, ...(before && { before }) });
  // What followed may have written it again.
  const record = (said && (await tenant.store.get(schema, done.id, parents))) ?? after;
  nameChangeSet(reply, done);
  void reply.header('etag', entityTag(record.version));
  return { ...answerOf(schema, record, parents), ...said };
}
