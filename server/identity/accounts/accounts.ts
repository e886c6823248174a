import { tableName, type IdentityStore } from '../storage/identityStore';
import type { Account, NewAccount } from './account';
import { hashPassword, isPassword } from './passwordHash';

export interface Accounts {
  /** @throws {Error} where the address is taken (PostgreSQL's unique_violation, 23505). */
  create(account: NewAccount): Promise<Account>;
  findById(id: number): Promise<Account | undefined>;
  /** Whatever the case of the address. */
  findByEmail(email: string): Promise<Account | undefined>;
  findBySubject(subject: string): Promise<Account | undefined>;
  /** Whether the person has set a password. */
  hasPassword(id: number): Promise<boolean>;
  /** Sets the password, in clear, and ends every session of the account. */
  setPassword(id: number, password: string): Promise<void>;
  /** Whether it is the account's password; takes as long where there is no such account. */
  verifyPassword(account: Account | undefined, password: string): Promise<boolean>;
  /** Locks the account until then and ends its sessions; null unlocks it. */
  lock(id: number, until: Date | null): Promise<void>;
}

const COLUMNS = `id, version, email, nom, prenom, photo, subject, rights, fonctions, fonctions_code AS "fonctionsCode",
  additional_information_tags AS "additionalInformationTags", locked_until AS "lockedUntil"`;

/** PostgreSQL's bigint ends before JavaScript's numbers do; a subject that is no such id belongs to nobody. */
const LARGEST_ID = Number.MAX_SAFE_INTEGER;

/** The accounts of one tenant. */
export function createAccounts({ database, schema }: IdentityStore): Accounts {
  const table = tableName(schema, 'account');
  const payloads = tableName(schema, 'oidc_payload');

  const findWhere = async (condition: string, value: unknown): Promise<Account | undefined> => {
    const { rows } = await database.pool.query<Account>(`SELECT ${COLUMNS} FROM ${table} WHERE ${condition}`, [value]);
    return rows[0];
  };
  /** Changes one column and ends the sessions, in one statement. */
  const changeAndSignOut = (column: 'password_hash' | 'locked_until', id: number, value: unknown) =>
    database.pool.query(
      `WITH ended AS (DELETE FROM ${payloads} WHERE account_id = $1::text)
       UPDATE ${table} SET ${column} = $2, version = version + 1 WHERE id = $1::text::bigint`,
      [String(id), value],
    );

  return {
    async create({ password, ...given }) {
      const passwordHash = password === undefined ? null : await hashPassword(password);
      const { rows } = await database.pool.query<Account>(
        `INSERT INTO ${table} (email, nom, prenom, photo, subject, password_hash, rights, fonctions, fonctions_code,
           additional_information_tags, locked_until)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING ${COLUMNS}`,
        [
          given.email.trim(),
          given.nom,
          given.prenom,
          given.photo ?? null,
          given.subject ?? null,
          passwordHash,
          given.rights ?? [],
          given.fonctions ?? [],
          given.fonctionsCode ?? [],
          given.additionalInformationTags ?? [],
          given.lockedUntil ?? null,
        ],
      );
      const [created] = rows;
      if (!created) throw new Error(`the account ${given.email} was not stored`);
      return created;
    },
    findById: async (id) =>
      Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? findWhere('id = $1', id) : undefined,
    findByEmail: (email) => findWhere('lower(email) = lower($1)', email.trim()),
    findBySubject: (subject) => findWhere('subject = $1', subject),
    async hasPassword(id) {
      const select = `SELECT FROM ${table} WHERE id = $1 AND password_hash IS NOT NULL`;
      return (await database.pool.query(select, [id])).rowCount === 1;
    },
    async setPassword(id, password) {
      await changeAndSignOut('password_hash', id, await hashPassword(password));
    },
    async verifyPassword(account, password) {
      const { rows } = await database.pool.query<{ password_hash: string | null }>(
        `SELECT password_hash FROM ${table} WHERE id = $1`,
        [account?.id ?? 0],
      );
      return isPassword(rows[0]?.password_hash ?? undefined, password);
    },
    async lock(id, until) {
      await changeAndSignOut('locked_until', id, until);
    },
  };
}
