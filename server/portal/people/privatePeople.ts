import type { FastifyRequest } from 'fastify';
import { isRouteAllowed } from '../../../src/resources/access/access';
import { holds } from '../../../src/resources/records/holds';
import { openCondition } from '../../../src/resources/access/privacy';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import type { StoredRecord } from '../../database/store';
import { readerOf } from '../../http/reader';
import { sessionOf } from '../../identity/authenticate';

/** True if the caller may see only name and function of the person. */
export function isPrivateTo(request: FastifyRequest, { id, values }: StoredRecord): boolean {
  const condition = openCondition(Utilisateurs, readerOf(request));
  return condition !== undefined && !holds(condition, { ...values, id }, Utilisateurs);
}

const OVER_ACCOUNTS = { rights: ['IDENTITES:read', 'IDENTITES:admin'] } as const;

/** As `isPrivateTo`, for a person's rights, which holders of rights over accounts may see anyway. */
export const keepsRightsFrom = (request: FastifyRequest, person: StoredRecord): boolean =>
  isPrivateTo(request, person) && !isRouteAllowed(OVER_ACCOUNTS, sessionOf(request).grants);
