import type { FastifyRequest } from 'fastify';
import { IdentiteProfils } from '../../../src/resources/schemas/liensAcces';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import { problem } from '../../http/problem';
import { linksWhere } from './links';
import { idIn, requireRecord } from '../../http/calls/requestParts';
import { ACCESS_RULES } from './rules';

/** Common parts of the identity calls (section 7.2 of the specification); an identity has the id of its user. */

export const IDENTITY = '/api/Identities/{id}';
export const PROFILE = `${IDENTITY}/Profils/{profilId}`;

export const READ = { tag: 'access', access: ACCESS_RULES.readIdentities, refusals: [400, 403, 404] } as const;
export const GIVE = { tag: 'access', access: ACCESS_RULES.giveToIdentities, refusals: [400, 403, 404, 409] } as const;

/** @throws {ProblemError} `unknownRecord` */
export const identityOf = async (request: FastifyRequest): Promise<number> =>
  (await requireRecord(request, Utilisateurs, idIn(request, 'id'))).id;

/** @throws {ProblemError} `unknownRecord` if an id is malformed */
export const addressedProfile = (request: FastifyRequest) => ({
  identityId: idIn(request, 'id'),
  profilId: idIn(request, 'profilId'),
});

/** @throws {ProblemError} `unknownRecord` if the person does not have the profile */
export async function requireProfile(request: FastifyRequest) {
  const held = await linksWhere(request, IdentiteProfils, addressedProfile(request));
  if (held.length === 0) throw problem('unknownRecord');
  return held;
}
