import type { FastifyRequest } from 'fastify';
import type { Condition } from '../../../src/resources/language/condition';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { problem } from '../problem';

type Owned = Pick<ResourceSchema, 'ownedBy' | 'author'>;

/** @throws {ProblemError} `unauthenticated` */
function callerId({ session }: FastifyRequest): number {
  if (!session) throw problem('unauthenticated');
  return Number(session.accountId);
}

/**
 * Restricts a list of own records to the caller's; undefined for a resource without owners. A session that views the
 * portal as another person reads none, because views, moods and preferences are private.
 */
export function ownCondition({ ownedBy }: Owned, request: FastifyRequest): Condition | undefined {
  if (ownedBy === undefined) return undefined;
  const caller = callerId(request);
  return { field: ownedBy, operator: 'in', value: request.session?.viewedBy ? [] : [caller] };
}

/** Sets the owner of a written record to the caller, whatever the client sent. */
export const ownValues = ({ ownedBy }: Owned, request: FastifyRequest): Readonly<Record<string, unknown>> =>
  ownedBy === undefined ? {} : { [ownedBy]: callerId(request) };

/** Sets the author of a new record to the caller, whatever the client sent. */
export const authorValues = ({ author }: Owned, request: FastifyRequest): Readonly<Record<string, unknown>> =>
  author === undefined ? {} : { [author]: callerId(request) };
