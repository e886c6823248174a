import type { FastifyRequest } from 'fastify';
import { mayDo, ruleOf } from '../../../../src/resources/access/access';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import { problem } from '../../../http/problem';
import { sessionOf } from '../../../identity/authenticate';

const isOwn = (request: FastifyRequest, personId: number): boolean => sessionOf(request).account.id === personId;

/** @throws {ProblemError} `unknownRecord` if it is another person and the caller may not read people */
export function requireOwnOrReader(request: FastifyRequest, personId: number): void {
  if (!isOwn(request, personId) && !mayDo(Utilisateurs, 'show', sessionOf(request).grants))
    throw problem('unknownRecord');
}

/** @throws {ProblemError} as `requireOwnOrReader`, and `forbidden` if the caller may read people but not edit them */
export function requireOwnOrEditor(request: FastifyRequest, personId: number): void {
  requireOwnOrReader(request, personId);
  if (!isOwn(request, personId) && !mayDo(Utilisateurs, 'edit', sessionOf(request).grants))
    throw problem('forbidden', { args: { needed: (ruleOf(Utilisateurs, 'edit').rights ?? []).join(', ') } });
}
