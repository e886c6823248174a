import { allRights, GRANT_SOURCES, heldFunctions, heldRights, resourceTable } from '../storage/accessTables';
import { type IdentityStore } from '../storage/identityStore';
import { EXTENT_SOURCES, profileExtents } from '../storage/profileExtents';
import { tableVersions } from '../storage/tableVersions';
import type { Account } from './account';
import { prepared } from './preparedStatement';
import { VersionedCache } from './versionedCache';

export type Grants = Pick<Account, 'rights' | 'rightsOfProfiles' | 'profileExtents' | 'fonctions' | 'fonctionsCode'>;

export const GRANT_VERSIONS = { grantsVersion: GRANT_SOURCES, extentsVersion: EXTENT_SOURCES };

export interface GrantVersions {
  readonly grantsVersion: string;
  readonly extentsVersion: string;
}

type Extents = Account['profileExtents'];

interface Rights extends Omit<Grants, 'profileExtents'> {
  readonly isLimited: boolean;
}

const rightsQuery = (schema: string): string => `
  SELECT v."grantsVersion" AS version,
    ARRAY(SELECT DISTINCT h.code || ':' || h.flag FROM ${heldRights(schema)} h
      WHERE h.identity_id = $1::bigint ORDER BY 1) AS rights,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('right', h.code || ':' || h.flag, 'profilId', h.via_id)), '[]'::jsonb)
      FROM ${allRights(schema)} h WHERE h.identity_id = $1::bigint AND h.limited) AS "rightsOfProfiles",
    ARRAY(SELECT f.id::text FROM ${heldFunctions(schema)} f WHERE f.identity_id = $1::bigint ORDER BY f.id) AS fonctions,
    ARRAY(SELECT f.code FROM ${heldFunctions(schema)} f WHERE f.identity_id = $1::bigint ORDER BY f.id) AS "fonctionsCode",
    EXISTS (SELECT 1 FROM ${resourceTable(schema, 'ProfilEntreprises')} e WHERE e."identityId" = $1::bigint) AS "isLimited"
  FROM ${tableVersions(schema, { grantsVersion: GRANT_SOURCES })} v`;

const extentsQuery = (schema: string): string => `
  SELECT v."extentsVersion" AS version, ${profileExtents(schema, '$1::bigint')} AS value
  FROM ${tableVersions(schema, { extentsVersion: EXTENT_SOURCES })} v`;

/**
 * Reads an account's grants, cached until their tables change: the query takes PostgreSQL longer than the rest of a
 * request, and every connection plans it anew.
 *
 * @returns a function of the account's id and the current table versions
 */
export function grantsReader({ database, schema }: IdentityStore) {
  const rights = new VersionedCache<Rights>();
  const extents = new VersionedCache<Extents>();

  async function readRights(id: number) {
    const query = prepared(rightsQuery(schema), [id]);
    const [row] = (await database.pool.query<Rights & { version: string }>(query)).rows;
    if (!row) throw new Error('an aggregate gives one row');
    const { version, ...value } = row;
    return { version, value };
  }

  async function readExtents(id: number) {
    const query = prepared(extentsQuery(schema), [id]);
    const [row] = (await database.pool.query<{ version: string; value: Extents }>(query)).rows;
    if (!row) throw new Error('an aggregate gives one row');
    return row;
  }

  return async (id: number, { grantsVersion, extentsVersion }: GrantVersions): Promise<Grants> => {
    const { isLimited, ...held } = await rights.get(id, grantsVersion, () => readRights(id));
    // Most accounts have no limited profile, and need no new query whenever a company changes.
    const profileExtents = isLimited ? await extents.get(id, extentsVersion, () => readExtents(id)) : {};
    return { ...held, profileExtents };
  };
}
