import type pg from 'pg';
import { isSame } from '../../../src/resources/isSame';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import type { ChangeSetInput, Permit } from '../../database/changes/types';
import { heldRights } from '../storage/accessTables';

/** Whoever may give rights gains nothing by another person's account. */
const PROTECTED_ACCOUNT_RIGHT = { code: 'IDENTITES', flag: 'admin' } as const;

/** With these somebody takes an account over, or shuts its owner out. */
const GUARDED_FIELDS = ['email', 'lockoutEnd'] as const;

/**
 * Whether a person may touch the account of another one: whoever has no right that they lack, or anybody's with
 * IDENTITES:admin. The admin level of a right holds its other levels. One's own account holds nothing that one lacks.
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
  const { rows } = await db.query<{ allowed: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM ${rights} m WHERE m.identity_id = $1 AND m.code = $3 AND m.flag = $4)
       OR NOT EXISTS (
         SELECT 1 FROM ${rights} h WHERE h.identity_id = $2 AND NOT EXISTS (
           SELECT 1 FROM ${rights} m WHERE m.identity_id = $1 AND m.code = h.code AND m.flag IN (h.flag, 'admin'))) AS allowed`,
    [callerId, identityId, PROTECTED_ACCOUNT_RIGHT.code, PROTECTED_ACCOUNT_RIGHT.flag],
  );
  return rows[0]?.allowed === true;
}

/** The user that an author is; undefined for the program itself (`socle`), which nobody speaks for from outside. */
const userOf = ({ id }: ChangeSetInput['author']): number | undefined =>
  /^[1-9]\d*$/.test(id) ? Number(id) : undefined;

/** Nobody takes over an account that holds more than their own: not its address, nor its lock, nor the whole of it. */
export const protectedAccounts: Permit = {
  reason: 'protectedAccount',
  watches: ({ resource, action, values = {} }) =>
    resource === Utilisateurs.name &&
    (action === 'delete' || (action === 'update' && GUARDED_FIELDS.some((field) => Object.hasOwn(values, field)))),
  async allows(client, schema, author, { id }) {
    const callerId = userOf(author);
    return callerId === undefined || id === undefined || mayTouchAccount(client, schema, callerId, id);
  },
  concerns: ({ status, before, after }) =>
    status === 'deleted' || GUARDED_FIELDS.some((field) => !isSame(before?.[field] ?? null, after?.[field] ?? null)),
};
