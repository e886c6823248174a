import type { FastifyReply, FastifyRequest } from 'fastify';
import { closedFields } from '../../../src/resources/access/openFields';
import { computedFields } from '../../../src/resources/formula/computedFields';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoredRecord } from '../../database/reading/records';
import { sessionOf } from '../../identity/authenticate';
import type { Tenant } from '../../tenants';
import { answerOf, withoutFields } from './answer';
import type { RequestedCollection, ResourceContext } from './resourceContext';
import { entityTag } from './entityTag';
import { nameChangeSet, type WriteResult } from './applyChange';

/** The values of its computed fields, which no write answers. */
async function computedOf(
  { store }: Tenant,
  schema: ResourceSchema,
  id: number,
  parents: RequestedCollection['parents'],
) {
  const names = computedFields(schema.fields).map(([name]) => name);
  if (names.length === 0) return {};
  const { values = {} } = (await store.get(schema, id, parents)) ?? {};
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

/** The record as it is after a write and what follows it, as the answer. `id` is the stored record's own. */
export async function answerWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  { schema, afterWrite }: ResourceContext,
  { tenant, parents }: RequestedCollection,
  { done, before }: { readonly done: WriteResult; readonly before?: StoredRecord },
): Promise<AnyRecord> {
  // What this write stored, and not what others have made of it since.
  const after = { id: done.id, version: done.version, values: done.after ?? {} };
  const said = await afterWrite?.(request, { after, ...(before && { before }) });
  // What followed may have written it again.
  const record = (said && (await tenant.store.get(schema, done.id, parents))) ?? after;
  nameChangeSet(reply, done);
  void reply.header('etag', entityTag(record.version));
  const answer = { ...answerOf(schema, record, parents), ...(await computedOf(tenant, schema, done.id, parents)) };
  return { ...withoutFields(answer, closedFields(schema, sessionOf(request).grants)), ...said };
}
