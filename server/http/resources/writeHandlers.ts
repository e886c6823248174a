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

/** `POST /{collection}` or the declared address: 201 with the record and its `Location`. */
export const createHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { schema } = context;
  // Checks the parent records before the body is read, unless the body contains their ids.
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

export const changeOf = (request: FastifyRequest, { id }: Pick<StoredRecord, 'id'>) => {
  const version = expectedVersion(request.headers['if-match']);
  return { id, ...(version !== undefined && { expectedVersion: version }) };
};

/** Rejects fields that a partial update does not include. @throws {ProblemError} `invalid` */
function refuseOthers(whole: ResourceSchema, written: ResourceSchema, values: Readonly<Record<string, unknown>>): void {
  const others = Object.keys(values).filter((name) => name in whole.fields && !(name in written.fields));
  if (others.length > 0)
    throw problem('invalid', {
      errors: Object.fromEntries(others.map((name) => [name, [{ code: 'unknownField', args: { name } }]])),
    });
}

/**
 * `PUT /{collection}/{id}`: changes the fields that are sent and returns the record.
 *
 * @param written limits a partial update to its fields; the whole resource by default
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

/** `DELETE /{collection}/{id}` returns the deleted record, because the contract's clients expect JSON. */
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
