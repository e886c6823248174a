import type pg from 'pg';
import { isSame } from '../../../src/resources/common/isSame';
import { GROUP_MEMBERS, PEOPLE } from '../../../src/resources/registry/roles';
import { quoted } from '../../database/sql';
import { SYSTEM_COLUMNS } from '../../database/tables/systemColumns';
import { touches } from '../../database/changes/touches';
import type { Permit } from '../../database/changes/changeTypes';
import { allRights, heldRights, resourceTable } from '../storage/accessTables';
import { accountOf } from './holdsOneOf';

/** People who may give rights gain nothing by another person's account. */
const PROTECTED_ACCOUNT_RIGHT = { code: 'IDENTITES', flag: 'admin' } as const;

/** These fields take an account over, or shut its owner out. */
const GUARDED_FIELDS = ['email', 'emailConfirmed', 'lockoutEnd'] as const;

/**
 * Whether a caller may change or delete the account of a person: the caller has IDENTITES:admin, or every right, every
 * function and every group that the person has. The admin level of a right includes its other levels.
 *
 * @param db a transaction's connection, or a pool
 */
export async function mayTouchAccount(
  db: Pick<pg.ClientBase, 'query'>,
  schema: string,
  callerId: number,
  identityId: number,
): Promise<boolean> {
  const rights = heldRights(schema);
  // What the caller holds for some companies only is less than the right.
  const theirs = allRights(schema);
  // Also a function without rights gives: what its holders may see, and what is put into it tomorrow.
  const links = resourceTable(schema, 'IdentiteFonctions');
  // So does a group: what is shared with it, and what is addressed to it.
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

/** No one takes over an account that holds more than their own: not its address, nor its lock, nor the whole of it. */
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
