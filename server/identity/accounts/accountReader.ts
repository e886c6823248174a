import { createHash } from 'node:crypto';
import { tableName, type IdentityStore } from '../storage/identityStore';
import { allRights, heldFunctions, heldRights, resourceTable } from '../storage/accessTables';
import { extentsVersion, profileExtents } from '../storage/profileExtents';
import type { Account } from './account';
import { KnownExtents } from './knownExtents';

export interface AccountReader {
  byId(id: number): Promise<Account | undefined>;
  /** By the address with which the person signs in. */
  byEmail(email: string): Promise<Account | undefined>;
  bySubject(subject: string): Promise<Account | undefined>;
}

/** PostgreSQL's bigint ends before JavaScript's numbers do; a subject that is no such id belongs to nobody. */
const LARGEST_ID = Number.MAX_SAFE_INTEGER;

/** PostgreSQL cuts names at 63 bytes; a hash tells the tenants and conditions apart, and old texts from new ones. */
const statementName = (text: string): string =>
  `account_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;

/**
 * A user with their credentials and everything that they hold, read in one indexed query; without where their profiles
 * count if that is known in the version `$2`.
 */
const accountQuery = (schema: string): string => `
  SELECT u.id, u._version AS version, u.email, u.nom, u.prenom, c.subject, u."lockoutEnd" AS "lockedUntil",
    u.photo->>'id' AS "photoFileId",
    ARRAY(SELECT DISTINCT h.code || ':' || h.flag FROM ${heldRights(schema)} h
      WHERE h.identity_id = u.id ORDER BY 1) AS rights,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('right', h.code || ':' || h.flag, 'profilId', h.via_id)), '[]'::jsonb)
      FROM ${allRights(schema)} h WHERE h.identity_id = u.id AND h.limited) AS "rightsOfProfiles",
    ${extentsVersion(schema)} AS "extentsVersion",
    CASE WHEN ${extentsVersion(schema)} IS DISTINCT FROM $2 THEN ${profileExtents(schema, 'u.id')} END AS "profileExtents",
    ARRAY(SELECT f.id::text FROM ${heldFunctions(schema)} f WHERE f.identity_id = u.id ORDER BY f.id) AS fonctions,
    ARRAY(SELECT f.code FROM ${heldFunctions(schema)} f WHERE f.identity_id = u.id ORDER BY f.id) AS "fonctionsCode"
  FROM ${resourceTable(schema, 'Utilisateurs')} u
  LEFT JOIN ${tableName(schema, 'credential')} c ON c.user_id = u.id
  WHERE (c.throw_away_until IS NULL OR c.throw_away_until > now())`;

/**
 * The user who signs in with an address: it is the one that was confirmed last, so that another one, wanted or mistyped,
 * counts from its confirmation on. Where two have it, the one whose record still says so.
 */
const ownerOfAddress = (schema: string): string => `(
  SELECT a.id FROM (
    SELECT u.id, lower(u.email) = lower($1) AS current, true AS confirmed
    FROM ${tableName(schema, 'credential')} c JOIN ${resourceTable(schema, 'Utilisateurs')} u ON u.id = c.user_id
    WHERE lower(c.confirmed_email) = lower($1)
    UNION ALL
    SELECT u.id, true, false FROM ${resourceTable(schema, 'Utilisateurs')} u
    WHERE lower(u.email) = lower($1) AND NOT EXISTS (
      SELECT 1 FROM ${tableName(schema, 'credential')} c WHERE c.user_id = u.id AND c.confirmed_email IS NOT NULL)
  ) a ORDER BY a.confirmed DESC, a.current DESC LIMIT 1)`;

type ReadAccount = Omit<Account, 'profileExtents'> & {
  readonly extentsVersion: string;
  /** Null where they are known in this version. */
  readonly profileExtents: Account['profileExtents'] | null;
};

/** Reads accounts; a throw-away one whose time has passed is nobody's. */
export function accountReader({ database, schema }: IdentityStore): AccountReader {
  const query = accountQuery(schema);
  const extents = new KnownExtents();
  // Asked with every request, and its plan costs five times its execution: each connection prepares it once.
  const find = async (condition: string, value: unknown): Promise<Account | undefined> => {
    // No text in PostgreSQL holds NUL, and asking for one is an error there.
    if (typeof value === 'string' && value.includes('\0')) return undefined;
    const text = `${query} AND ${condition}`;
    const key = `${condition} ${String(value)}`;
    const known = extents.get(key);
    const values = [value, known?.version ?? null];
    const { rows } = await database.pool.query<ReadAccount>({ name: statementName(text), text, values });
    const [row] = rows;
    if (!row) return undefined;
    const { extentsVersion: version, profileExtents: read, ...account } = row;
    const current = read ?? known?.extents ?? {};
    // Most accounts have none, and those who sign in are asked for once.
    if (read && Object.keys(read).length > 0) extents.put(key, { version, extents: read });
    return { ...account, profileExtents: current };
  };
  return {
    byId: async (id) => (Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? find('u.id = $1', id) : undefined),
    byEmail: (email) => find(`u.id = ${ownerOfAddress(schema)}`, email.trim()),
    bySubject: (subject) => find('c.subject = $1', subject),
  };
}
