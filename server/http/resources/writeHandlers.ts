import type { FastifyReply, FastifyRequest } from 'fastify';
import { closedFields } from '../../../src/resources/access/openFields';
import { fillTemplate } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoredRecord } from '../../database/reading/records';
import { sessionOf } from '../../identity/authenticate';
import { problem } from '../problem';
import { readWriteParameters } from '../query/writeParameters';
import { API } from '../requireAccess';
import { tenantOf } from '../tenantOf';
import { parentsInBody } from './address';
import { answerOf, withoutFields } from './answer';
import { answerWritten } from './answerWritten';
import { collectionInBody } from './bodyParents';
import { addressParameters, collectionOf, queryOf, type ResourceContext } from './resourceContext';
import { recordOf } from './findRecord';
import { expectedVersion } from './preconditions';
import { submit, withSubmission } from './submission';
import { applyOne, changeSetOf, nameChangeSet } from './applyChange';

/** `POST /{collection}`, or where the declaration says: 201 with the record and its address. */
export const createHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { schema } = context;
  // What is above is there before a body is read, unless it is the body that says it.
  const addressed = parentsInBody(schema).length === 0 ? await collectionOf(request, context) : undefined;
  return withSubmission(request, context, 'create', async (submission) => {
    const inBody = () => collectionInBody(context, tenantOf(request), addressParameters(request), submission.values);
    const collection = addressed ?? (await inBody());
    const done = await submit(request, context, collection, { action: 'create' }, submission, {});
    const answer = await answerWritten(request, reply, context, collection, { done });
    const address = `${API}/${fillTemplate(schema.name, collection.parents ?? {})}/${answer.id}`;
    void reply.code(201).header('location', address);
    return answer;
  });
};

/** What a change says of the stored record that it is about. */
export const changeOf = (request: FastifyRequest, { id }: Pick<StoredRecord, 'id'>) => {
  const version = expectedVersion(request.headers['if-match']);
  return { id, ...(version !== undefined && { expectedVersion: version }) };
};

/** A partial update writes no other fields of the record. @throws {ProblemError} `invalid`, with the name of each. */
function refuseOthers(whole: ResourceSchema, written: ResourceSchema, values: Readonly<Record<string, unknown>>): void {
  const others = Object.keys(values).filter((name) => name in whole.fields && !(name in written.fields));
  if (others.length > 0)
    throw problem('invalid', {
      errors: Object.fromEntries(others.map((name) => [name, [{ code: 'unknownField', args: { name } }]])),
    });
}

/**
 * `PUT /{collection}/{id}`: the fields that are given change, the others stay; answers the record.
 *
 * @param written the resource as far as it may be written here; whole where absent
 */
export const updateHandler =
  (context: ResourceContext, written = context.schema) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const collection = await collectionOf(request, context);
    const before = await recordOf(request, context, collection, 'update');
    const narrowed = { ...context, schema: written };
    return withSubmission(request, narrowed, 'update', async (submission) => {
      refuseOthers(context.schema, written, submission.values);
      const change = { ...changeOf(request, before), action: 'update' } as const;
      const done = await submit(request, narrowed, collection, change, submission, before.values);
      return answerWritten(request, reply, context, collection, { done, before });
    });
  };

/** `DELETE /{collection}/{id}`: answers the record that was deleted, because callers read JSON (contract). */
export const deleteHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { schema } = context;
  readWriteParameters(schema, 'delete', queryOf(request));
  const collection = await collectionOf(request, context);
  const { tenant, parents } = collection;
  const record = await recordOf(request, context, collection, 'delete');
  const change = { ...changeOf(request, record), resource: schema.name, action: 'delete' } as const;
  nameChangeSet(reply, await applyOne(tenant.store, changeSetOf(request, { ...change, ...(parents && { parents }) })));
  return withoutFields(answerOf(schema, record, parents), closedFields(schema, sessionOf(request).grants));
};
