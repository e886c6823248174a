import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredRecord } from '../../database/reading/records';
import { problem, ProblemError } from '../problem';
import { answerWritten } from './answerWritten';
import { collectionOf, type ResourceContext } from './resourceContext';
import { findRecord } from './findRecord';
import { expectedVersion } from './preconditions';
import { submit, withSubmission } from './submission';
import { changeOf } from './writeHandlers';

/** `PUT /{collection}` of a single record; the first write creates it. */
export const singleHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const collection = await collectionOf(request, context);
  const find = () => findRecord(request, context, collection, 'update');
  const stored = await find();
  return withSubmission(request, context, 'update', async (submission) => {
    const update = async (before: StoredRecord) => {
      const change = { ...changeOf(request, before), action: 'update' } as const;
      const done = await submit(request, context, collection, change, submission, before.values);
      return answerWritten(request, reply, context, collection, { done, before });
    };
    const create = async () => {
      // The client expects a version of a record that no longer exists.
      if (expectedVersion(request.headers['if-match']) !== undefined) throw problem('stale');
      const done = await submit(request, context, collection, { action: 'create' }, submission, {});
      return answerWritten(request, reply, context, collection, { done });
    };
    if (stored) return update(stored);
    try {
      return await create();
    } catch (error) {
      // Two concurrent first writes both try to create the record; the loser updates it instead.
      const other = error instanceof ProblemError && error.code === 'duplicate' ? await find() : undefined;
      if (!other) throw error;
      return update(other);
    }
  });
};
