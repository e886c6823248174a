import type { FastifyRequest } from 'fastify';
import type { Condition } from '../../../src/resources/condition';
import type { ResourceSchema } from '../../../src/resources/types';
import { problem } from '../problem';

type Owned = Pick<ResourceSchema, 'ownedBy'>;

/** The caller, for a resource whose records belong each to a user. @throws {ProblemError} `unauthenticated`. */
function callerId({ session }: FastifyRequest): number {
  if (!session) throw problem('unauthenticated');
  return Number(session.accountId);
}

/** What a list of own records is narrowed down to; undefined for a resource that nobody owns. */
export const ownCondition = ({ ownedBy }: Owned, request: FastifyRequest): Condition | undefined =>
  ownedBy === undefined ? undefined : { field: ownedBy, operator: 'equals', value: callerId(request) };

/** What a written record says of its owner, whatever its writer sent: it stays the writer's own. */
export const ownValues = ({ ownedBy }: Owned, request: FastifyRequest): Readonly<Record<string, unknown>> =>
  ownedBy === undefined ? {} : { [ownedBy]: callerId(request) };
