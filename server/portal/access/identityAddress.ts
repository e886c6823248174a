import type { FastifyRequest } from 'fastify';
import { IdentiteProfils } from '../../../src/resources/schemas/liensAcces';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import { problem } from '../../http/problem';
import { linksWhere } from './links';
import { idIn, requireRecord } from '../../http/calls/requestParts';
import { ACCESS_RULES } from './rules';

/** What the calls about one person have in common (section 7.2 of the specification): an identity is a user, and has their id. */

export const IDENTITY = '/api/Identities/{id}';
export const PROFILE = `${IDENTITY}/Profils/{profilId}`;

/** Looking at what a person holds. */
export const READ = { tag: 'access', access: ACCESS_RULES.readIdentities, refusals: [400, 403, 404] } as const;
/** Giving and taking. */
export const GIVE = { tag: 'access', access: ACCESS_RULES.giveToIdentities, refusals: [400, 403, 404, 409] } as const;

/** The id of the person of the address. @throws {ProblemError} `unknownRecord`. */
export const identityOf = async (request: FastifyRequest): Promise<number> =>
  (await requireRecord(request, Utilisateurs, idIn(request, 'id'))).id;

/** The person and the profile of the address. @throws {ProblemError} `unknownRecord` where they are no ids. */
export const addressedProfile = (request: FastifyRequest) => ({
  identityId: idIn(request, 'id'),
  profilId: idIn(request, 'profilId'),
});

/** The profile of the address, which its person has. @throws {ProblemError} `unknownRecord`. */
export async function requireProfile(request: FastifyRequest) {
  const held = await linksWhere(request, IdentiteProfils, addressedProfile(request));
  if (held.length === 0) throw problem('unknownRecord');
  return held;
}
