import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListQuery } from '../../../src/resources/records/listQuery';
import { LINES_TYPE } from '../../../src/resources/protocol/jsonLines';
import { spooledText } from '../spooledText';
import { listItems } from './answer';
import type { RequestedCollection, ResourceContext } from './resourceContext';

export const wantsLines = ({ headers }: FastifyRequest): boolean => headers.accept === LINES_TYPE;

/**
 * Sends a whole list as JSON lines from one snapshot: concurrent writes can make pages omit or repeat a record, but
 * not this response.
 */
export async function answerLines(
  request: FastifyRequest,
  reply: FastifyReply,
  { schema, spools }: ResourceContext,
  { tenant, parents, closed }: RequestedCollection & { readonly closed: readonly string[] },
  query: ListQuery,
) {
  const lines = await spooledText(spools, request.log, (append) =>
    tenant.store.inSnapshot(async (snapshot) => {
      for await (const records of snapshot.records(schema, query, parents)) {
        const items = listItems(schema, records, { parents, given: query.parameters, closed });
        await append(items.map((item) => `${JSON.stringify(item)}\n`).join(''));
      }
    }),
  );
  return reply.type(LINES_TYPE).header('cache-control', 'private, no-store').send(lines);
}
