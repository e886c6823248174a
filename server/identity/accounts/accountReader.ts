import { PEOPLE } from '../../../src/resources/registry/roles';
import { tableName, type IdentityStore } from '../storage/identityStore';
import { resourceTable } from '../storage/accessTables';
import { tableVersions } from '../storage/tableVersions';
import type { Account } from './account';
import { GRANT_VERSIONS, grantsReader, type Grants, type GrantVersions } from './grantsReader';
import { prepared } from './preparedStatement';

export interface AccountReader {
  byId(id: number): Promise<Account | undefined>;
  byEmail(email: string): Promise<Account | undefined>;
  bySubject(subject: string): Promise<Account | undefined>;
}

/** Ids above 2^53 lose precision; such a subject has no account. */
const LARGEST_ID = Number.MAX_SAFE_INTEGER;

const accountQuery = (schema: string): string => `
  SELECT u.id, u._version AS version, u.email, u.nom, u.prenom, c.subject, u."lockoutEnd" AS "lockedUntil",
    u.photo->>'id' AS "photoFileId", v."grantsVersion", v."extentsVersion"
  FROM ${resourceTable(schema, PEOPLE)} u
  LEFT JOIN ${tableName(schema, 'credential')} c ON c.user_id = u.id
  CROSS JOIN ${tableVersions(schema, GRANT_VERSIONS)} v
  WHERE (c.throw_away_until IS NULL OR c.throw_away_until > now())`;

/**
 * Selects the user who signs in with an address: the one whose confirmed address it is, so that an address that is
 * merely entered, or mistyped, only counts once it is confirmed. If two users confirmed it, the one whose record still
 * has it wins.
 */
const ownerOfAddress = (schema: string): string => `(
  SELECT a.id FROM (
    SELECT u.id, lower(u.email) = lower($1) AS current, true AS confirmed
    FROM ${tableName(schema, 'credential')} c JOIN ${resourceTable(schema, PEOPLE)} u ON u.id = c.user_id
    WHERE lower(c.confirmed_email) = lower($1)
    UNION ALL
    SELECT u.id, true, false FROM ${resourceTable(schema, PEOPLE)} u
    WHERE lower(u.email) = lower($1) AND NOT EXISTS (
      SELECT 1 FROM ${tableName(schema, 'credential')} c WHERE c.user_id = u.id AND c.confirmed_email IS NOT NULL)
  ) a ORDER BY a.confirmed DESC, a.current DESC LIMIT 1)`;

type ReadAccount = Omit<Account, keyof Grants> & GrantVersions;

/** Reads accounts; expired temporary ones are not found. */
export function accountReader({ database, schema }: IdentityStore): AccountReader {
  const query = accountQuery(schema);
  const readGrants = grantsReader({ database, schema });
  const find = async (condition: string, value: unknown): Promise<Account | undefined> => {
    // PostgreSQL rejects text with NUL characters.
    if (typeof value === 'string' && value.includes('\0')) return undefined;
    const { rows } = await database.pool.query<ReadAccount>(prepared(`${query} AND ${condition}`, [value]));
    const [row] = rows;
    if (!row) return undefined;
    const { grantsVersion, extentsVersion, ...account } = row;
    return { ...account, ...(await readGrants(account.id, { grantsVersion, extentsVersion })) };
  };
  return {
    byId: async (id) => (Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? find('u.id = $1', id) : undefined),
    byEmail: (email) => find(`u.id = ${ownerOfAddress(schema)}`, email.trim()),
    bySubject: (subject) => find('c.subject = $1', subject),
  };
}
