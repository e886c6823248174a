import type { FastifyRequest } from 'fastify';
import type { Condition } from '../../../src/resources/language/condition';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { problem } from '../problem';

type Owned = Pick<ResourceSchema, 'ownedBy' | 'author'>;

/** The caller, for a resource whose records belong each to a user. @throws {ProblemError} `unauthenticated`. */
function callerId({ session }: FastifyRequest): number {
  if (!session) throw problem('unauthenticated');
  return Number(session.accountId);
}

/**
 * What a list of own records is narrowed down to; undefined for a resource without owners. A session that sees the portal as
 * another person reads none: views, moods and preferences are private.
 */
export function ownCondition({ ownedBy }: Owned, request: FastifyRequest): Condition | undefined {
  if (ownedBy === undefined) return undefined;
  const caller = callerId(request);
  return { field: ownedBy, operator: 'in', value: request.session?.viewedBy ? [] : [caller] };
}

/** What a written record says of its owner, whatever its writer sent: it stays the writer's own. */
export const ownValues = ({ ownedBy }: Owned, request: FastifyRequest): Readonly<Record<string, unknown>> =>
  ownedBy === undefined ? {} : { [ownedBy]: callerId(request) };

/** What a new record says of its author, whatever its writer sent. */
export const authorValues = ({ author }: Owned, request: FastifyRequest): Readonly<Record<string, unknown>> =>
  author === undefined ? {} : { [author]: callerId(request) };
