import type pg from 'pg';
import { isSame } from '../../../src/resources/common/isSame';
import { GROUP_MEMBERS, PEOPLE } from '../../../src/resources/registry/roles';
import { quoted } from '../../database/sql';
import { SYSTEM_COLUMNS } from '../../database/tables/systemColumns';
import { touches } from '../../database/changes/touches';
import type { Permit } from '../../database/changes/changeTypes';
import { allRights, heldRights, resourceTable } from '../storage/accessTables';
import { accountOf } from './holdsOneOf';

/** Holders of this right can grant all rights, so taking over an account gains them nothing. */
const PROTECTED_ACCOUNT_RIGHT = { code: 'IDENTITES', flag: 'admin' } as const;

/** Fields with which a writer could take over an account or lock its owner out. */
const GUARDED_FIELDS = ['email', 'emailConfirmed', 'lockoutEnd'] as const;

/**
 * True if the caller may change or delete a person's account: the caller has IDENTITES:admin, or every right, function
 * and group of that person. The admin level of a right includes its other levels.
 *
 * @param db a transaction's client, or a pool
 */
export async function mayTouchAccount(
  db: Pick<pg.ClientBase, 'query'>,
  schema: string,
  callerId: number,
  identityId: number,
): Promise<boolean> {
  const rights = heldRights(schema);
  // The caller's limited rights do not count, but the person's do.
  const theirs = allRights(schema);
  // A function counts even without rights: it decides what its holders see, and may get rights later.
  const links = resourceTable(schema, 'IdentiteFonctions');
  // So does a group, with which records are shared.
  const members = resourceTable(schema, GROUP_MEMBERS);
  const group = quoted(SYSTEM_COLUMNS.parent);
  const { rows } = await db.query<{ allowed: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM ${rights} m WHERE m.identity_id = $1 AND m.code = $3 AND m.flag = $4)
       OR NOT EXISTS (
         SELECT 1 FROM ${theirs} h WHERE h.identity_id = $2 AND NOT EXISTS (
           SELECT 1 FROM ${rights} m WHERE m.identity_id = $1 AND m.code = h.code AND m.flag IN (h.flag, 'admin')))
       AND NOT EXISTS (
         SELECT 1 FROM ${links} h WHERE h."identityId" = $2 AND NOT EXISTS (
           SELECT 1 FROM ${links} m WHERE m."identityId" = $1 AND m."fonctionId" = h."fonctionId"))
       AND NOT EXISTS (
         SELECT 1 FROM ${members} h WHERE h."membreId" = $2 AND NOT EXISTS (
           SELECT 1 FROM ${members} m WHERE m."membreId" = $1 AND m.${group} = h.${group})) AS allowed`,
    [callerId, identityId, PROTECTED_ACCOUNT_RIGHT.code, PROTECTED_ACCOUNT_RIGHT.flag],
  );
  return rows[0]?.allowed === true;
}

/** Prevents taking over an account with more rights than the writer's own, by its address, its lock or its deletion. */
export const protectedAccounts: Permit = {
  reason: 'protectedAccount',
  watches: (change) =>
    change.resource === PEOPLE &&
    (change.action === 'delete' || (change.action === 'update' && touches(change, GUARDED_FIELDS))),
  async allows(client, schema, author, { id }) {
    const callerId = accountOf(author);
    return callerId === undefined || id === undefined || mayTouchAccount(client, schema, callerId, id);
  },
  concerns: ({ status, before, after }) =>
    status === 'deleted' || GUARDED_FIELDS.some((field) => !isSame(before?.[field] ?? null, after?.[field] ?? null)),
};
