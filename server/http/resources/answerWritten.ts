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

/** Reads the computed fields, which the outcome of a write lacks. */
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

/** Runs the effects of a write and builds the response from the record. `done.id` is the stored record's own id. */
export async function answerWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  { schema, afterWrite }: ResourceContext,
  { tenant, parents }: RequestedCollection,
  { done, before }: { readonly done: WriteResult; readonly before?: StoredRecord },
): Promise<AnyRecord> {
  // The values that this write stored, even if others have changed them since.
  const after = { id: done.id, version: done.version, values: done.after ?? {} };
  const said = await afterWrite?.(request, { after, ...(before && { before }) });
  // The effects may have written the record again.
  const record = (said && (await tenant.store.get(schema, done.id, parents))) ?? after;
  nameChangeSet(reply, done);
  void reply.header('etag', entityTag(record.version));
  const answer = { ...answerOf(schema, record, parents), ...(await computedOf(tenant, schema, done.id, parents)) };
  return { ...withoutFields(answer, closedFields(schema, sessionOf(request).grants)), ...said };
}
