import { PEOPLE } from '../../../src/resources/registry/roles';
import type { Store } from '../../database/store';
import { tableName, type IdentityStore } from '../storage/identityStore';
import type { Account, NewAccount } from './account';
import { accountReader } from './accountReader';
import { AccountRefused } from './accountRefused';
import { findRights, grantRights } from './grantRights';
import { hashPassword, isPassword } from './passwordHash';

export interface Accounts {
  /** @throws {AccountRefused} if the address is taken or a right does not exist */
  create(account: NewAccount): Promise<Account>;
  findById(id: number): Promise<Account | undefined>;
  /** Finds the account by its sign-in address (the one confirmed last), ignoring case. */
  findByEmail(email: string): Promise<Account | undefined>;
  findBySubject(subject: string): Promise<Account | undefined>;
  hasPassword(id: number): Promise<boolean>;
  /** Makes this the sign-in address; the person must have proved that it is theirs. */
  confirmAddress(id: number, email: string): Promise<void>;
  /** Sets the password, given in clear text, and ends all sessions of the account. */
  setPassword(id: number, password: string): Promise<void>;
  /** Takes as long without an account, so that the time does not reveal whether the account exists. */
  verifyPassword(account: Account | undefined, password: string): Promise<boolean>;
  /** Locks the account until then and ends its sessions; null unlocks it. */
  lock(id: number, until: Date | null): Promise<void>;
}

/** Users are records of a declared resource, so accounts are written through the tenant's store. */
export type AccountStore = IdentityStore & { readonly store: Store };

const SYSTEM = { id: 'socle', name: 'Socle' };

export function createAccounts({ database, schema, store }: AccountStore): Accounts {
  const credentials = tableName(schema, 'credential');
  const payloads = tableName(schema, 'oidc_payload');
  const read = accountReader({ database, schema });

  const endSessions = (id: number) =>
    database.pool.query(`DELETE FROM ${payloads} WHERE account_id = $1`, [String(id)]);

  async function createUser({
    email,
    nom,
    prenom,
    lockedUntil,
    confirmed = false,
    hidden = false,
  }: NewAccount): Promise<number> {
    const state = { emailConfirmed: confirmed, lockoutEnd: lockedUntil ?? null, utilisateurMasquee: hidden };
    const values = { email: email.trim(), nom, prenom, ...state };
    const change = { resource: PEOPLE, action: 'create', values } as const;
    const [row] = (await store.apply({ author: SYSTEM, origin: 'identity', changes: [change] })).rows;
    if (!row || row.status === 'refused') throw new AccountRefused(`the account ${email} was refused`, row);
    return row.id;
  }

  return {
    async create(given) {
      const passwordHash = given.password === undefined ? null : await hashPassword(given.password);
      const rights = await findRights(store, given.rights ?? []);
      const id = await createUser(given);
      await database.pool.query(
        `INSERT INTO ${credentials} (user_id, subject, password_hash, throw_away_until, confirmed_email)
         VALUES ($1, $2, $3, $4, $5)`,
        // If a password is given, the creator vouches for the address, so it counts as confirmed.
        [id, given.subject ?? null, passwordHash, given.throwAwayUntil ?? null, passwordHash && given.email.trim()],
      );
      await grantRights(store, SYSTEM, id, rights);
      const created = await read.byId(id);
      if (!created) throw new Error(`the account ${given.email} was not stored`);
      return created;
    },
    findById: read.byId,
    findByEmail: read.byEmail,
    findBySubject: read.bySubject,
    async hasPassword(id) {
      const select = `SELECT FROM ${credentials} WHERE user_id = $1 AND password_hash IS NOT NULL`;
      return (await database.pool.query(select, [id])).rowCount === 1;
    },
    async confirmAddress(id, email) {
      await database.pool.query(
        `INSERT INTO ${credentials} (user_id, confirmed_email) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET confirmed_email = excluded.confirmed_email`,
        [id, email],
      );
    },
    async setPassword(id, password) {
      await database.pool.query(
        `INSERT INTO ${credentials} (user_id, password_hash) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET password_hash = excluded.password_hash`,
        [id, await hashPassword(password)],
      );
      await endSessions(id);
    },
    async verifyPassword(account, password) {
      const { rows } = await database.pool.query<{ password_hash: string | null }>(
        `SELECT password_hash FROM ${credentials} WHERE user_id = $1`,
        [account?.id ?? 0],
      );
      return isPassword(rows[0]?.password_hash ?? undefined, password);
    },
    async lock(id, until) {
      const values = { lockoutEnd: until?.toISOString() ?? null };
      const change = { resource: PEOPLE, action: 'update', id, values } as const;
      const { applied, rows } = await store.apply({ author: SYSTEM, origin: 'identity', changes: [change] });
      const [row] = rows;
      if (!applied && row?.status === 'refused') throw new AccountRefused(`the account ${id} was not locked`, row);
    },
  };
}
