import type { Tenant } from '../../tenants';
import { fullNameOf } from '../../identity/accounts/account';
import { allRights, heldFunctions, heldRights, resourceTable } from '../../identity/storage/accessTables';
import type { Person } from './previewAccess';

interface PersonRow {
  readonly id: number;
  readonly nom: string;
  readonly prenom: string;
  readonly fonction_ids: readonly number[];
  readonly held: readonly { readonly right: string; readonly fonctionId: number | null }[];
  readonly limited: readonly string[];
}

export async function peopleWithFunctions(
  { database, schema }: Tenant,
  ids: readonly number[],
): Promise<readonly Person[]> {
  const { rows } = await database.pool.query<PersonRow>(
    `SELECT u.id, u.nom, u.prenom,
       ARRAY(SELECT f.id FROM ${heldFunctions(schema)} f WHERE f.identity_id = u.id) AS fonction_ids,
       coalesce((SELECT jsonb_agg(jsonb_build_object('right', h.code || ':' || h.flag,
           'fonctionId', CASE WHEN h.via = 'fonction' THEN h.via_id END))
         FROM ${heldRights(schema)} h WHERE h.identity_id = u.id), '[]'::jsonb) AS held,
       ARRAY(SELECT DISTINCT h.code || ':' || h.flag FROM ${allRights(schema)} h
         WHERE h.identity_id = u.id AND h.limited) AS limited
     FROM ${resourceTable(schema, 'Utilisateurs')} u
     WHERE u.id IN (SELECT f.identity_id FROM ${heldFunctions(schema)} f WHERE f.id = ANY($1::bigint[]))
     ORDER BY u.nom, u.prenom, u.id`,
    [ids],
  );
  return rows.map(({ id, nom, prenom, fonction_ids: fonctionIds, held, limited }) => ({
    id,
    nomComplet: fullNameOf({ nom, prenom }),
    fonctionIds: fonctionIds.map(Number),
    held,
    limited,
  }));
}
