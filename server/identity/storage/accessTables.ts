import { quoted } from '../../database/sql';
import { tableName } from '../../database/tables/names';

/** The quoted table name of a resource, for SQL: `"tenant_nord"."r_Utilisateurs"`. */
export const resourceTable = (schema: string, resource: string): string => quoted(schema, tableName(resource));

/**
 * A subquery of all rights of all people with their sources: `identity_id`, `code`, `flag`, `via` (`direct`,
 * `fonction`, `profil`), `via_id`, `via_label`, and `limited` (from a profile that is limited to some companies). The
 * only place that combines rights. Inactive functions, profiles and rights are left out.
 */
export function allRights(schema: string): string {
  const at = (resource: string) => resourceTable(schema, resource);
  return `(
    SELECT g.identity_id, d.code, g.flag, g.via, g.via_id, g.via_label, g.limited FROM (
      SELECT "identityId" AS identity_id, "droitId" AS droit_id, flag,
        'direct' AS via, NULL::bigint AS via_id, NULL::text AS via_label, false AS limited
      FROM ${at('IdentiteDroits')}
      UNION ALL
      SELECT i."identityId", fd."droitId", fd.flag, 'fonction', f.id, f.libelle, false
      FROM ${at('IdentiteFonctions')} i
      JOIN ${at('Fonctions')} f ON f.id = i."fonctionId" AND f.actif
      JOIN ${at('FonctionDroits')} fd ON fd."fonctionId" = f.id
      UNION ALL
      SELECT i."identityId", pd."droitId", pd.flag, 'profil', p.id, p.libelle, EXISTS (
        SELECT 1 FROM ${at('ProfilEntreprises')} e WHERE e."identityId" = pd."identityId" AND e."profilId" = p.id)
      FROM ${at('IdentiteProfils')} i
      JOIN ${at('Profils')} p ON p.id = i."profilId" AND p.actif
      JOIN ${at('ProfilDroits')} pd ON pd."profilId" = p.id AND pd."identityId" = i."identityId"
    ) g JOIN ${at('Droits')} d ON d.id = g.droit_id AND d.actif
  )`;
}

/** The rights that hold for all companies. Granting rights and protecting accounts use only these. */
export const heldRights = (schema: string): string => `(SELECT * FROM ${allRights(schema)} r WHERE NOT r.limited)`;

/** A subquery of people's active functions: `identity_id`, `id`, `code`, `libelle`. */
export const heldFunctions = (schema: string): string => `(
    SELECT i."identityId" AS identity_id, f.id, f.code, f.libelle
    FROM ${resourceTable(schema, 'IdentiteFonctions')} i
    JOIN ${resourceTable(schema, 'Fonctions')} f ON f.id = i."fonctionId" AND f.actif
  )`;

export const GRANT_SOURCES = [
  'Droits',
  'Fonctions',
  'FonctionDroits',
  'IdentiteDroits',
  'IdentiteFonctions',
  'IdentiteProfils',
  'Profils',
  'ProfilDroits',
  'ProfilEntreprises',
];
