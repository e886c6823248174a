import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyRecord } from '../../../src/resources/types';
import type { StoredRecord } from '../../database/reading/records';
import { problem } from '../problem';
import { answerOf, entityTag } from './answer';
import type { Collection, ResourceContext } from './context';

/** The record as it is after a write and what follows it, as the answer. `id` is the stored record's own. */
export async function answerWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  { schema, afterWrite }: ResourceContext,
  { tenant, parents }: Collection,
  { id, before }: { readonly id: number; readonly before?: StoredRecord },
): Promise<AnyRecord> {
  const read = async () => {
    const record = await tenant.store.get(schema, id, parents);
    if (!record) throw problem('unknownRecord');
    return record;
  };
  const after = await read();
  const said = await afterWrite?.(request, { after, ...(before && { before }) });
  // What followed may have written it again.
  const record = said ? await read() : after;
  void reply.header('etag', entityTag(record.version));
  return { ...answerOf(schema, record, parents), ...said };
}
