import type { FastifyReply, FastifyRequest } from 'fastify';
import { fillTemplate } from '../../../src/resources/registry';
import type { Change } from '../../database/changes/types';
import type { StoredRecord } from '../../database/reading/records';
import { readBody, type Submission } from '../body/readBody';
import { uploadValues } from '../body/keptFiles';
import { problem } from '../problem';
import { readParameters, type RawQuery } from '../query/readParameters';
import { API } from '../requireAccess';
import { answerOf, entityTag } from './answer';
import { collectionOf, recordOf, type Collection, type ResourceContext } from './context';
import { ownValues } from './ownRecords';
import { expectedVersion } from './preconditions';
import { applyAll, applyOne, changeSetOf, ownedDeletions, previewOne } from './write';

const refuseParameters = (request: FastifyRequest): void => {
  readParameters(request.query as RawQuery, {});
};

/** The record as it is after a write and what follows it, as the answer. */
async function answerWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  { schema, afterWrite }: ResourceContext,
  { tenant, parents }: Collection,
  { id, before }: { readonly id: number; readonly before?: StoredRecord },
) {
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
  return { ...answerOf(record), ...said };
}

/** Reads a body, keeps its files once the change is sure to be accepted, and applies it. */
async function submit(
  request: FastifyRequest,
  { schema, settings }: ResourceContext,
  { tenant }: Collection,
  change: Omit<Change, 'values'>,
  stored: StoredRecord['values'],
): Promise<number> {
  const submission: Submission = await readBody(request, schema, tenant.files, settings);
  const { values, uploaded, staged } = submission;
  try {
    const kept = uploadValues(schema, values, uploaded, stored);
    const input = changeSetOf(request, { ...change, values: { ...values, ...kept, ...ownValues(schema, request) } });
    // A file that no record names would stay for ever, and a record must not name a file that is not kept yet.
    if (staged.length > 0) await previewOne(tenant.store, input);
    for (const file of staged) await file.keep();
    return (await applyOne(tenant.store, input)).id;
  } finally {
    for (const file of staged) await file.discard();
  }
}

/** `POST /{collection}`: 201 with the record and its address. */
export const createHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  refuseParameters(request);
  const { schema } = context;
  const collection = await collectionOf(request, context);
  const { parents } = collection;
  const id = await submit(
    request,
    context,
    collection,
    { resource: schema.name, action: 'create', ...(parents && { parents }) },
    {},
  );
  void reply.code(201).header('location', `${API}/${fillTemplate(schema.name, parents ?? {})}/${id}`);
  return answerWritten(request, reply, context, collection, { id });
};

/** `PUT /{collection}/{id}`: the fields that are given change, the others stay; answers the record. */
export const updateHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  refuseParameters(request);
  const collection = await collectionOf(request, context);
  const before = await recordOf(request, context, collection);
  const { id, values } = before;
  await submit(
    request,
    context,
    collection,
    { ...changeOf(request, context, collection, id), action: 'update' },
    values,
  );
  return answerWritten(request, reply, context, collection, { id, before });
};

/** `DELETE /{collection}/{id}`: answers the record that was deleted, because callers read JSON (contract). */
export const deleteHandler = (context: ResourceContext) => async (request: FastifyRequest) => {
  refuseParameters(request);
  const collection = await collectionOf(request, context);
  const record = await recordOf(request, context, collection);
  const change = { ...changeOf(request, context, collection, record.id), action: 'delete' } as const;
  const { store } = collection.tenant;
  const links = await ownedDeletions({ registry: context.registry, store }, change.resource, record.id);
  await applyAll(store, changeSetOf(request, ...links, change));
  return answerOf(record);
};

function changeOf(
  request: FastifyRequest,
  { schema }: ResourceContext,
  { parents }: Collection,
  id: number,
): Omit<Change, 'action'> {
  const version = expectedVersion(request.headers['if-match']);
  return {
    resource: schema.name,
    id,
    ...(parents && { parents }),
    ...(version !== undefined && { expectedVersion: version }),
  };
}
