import { quoted } from '../../database/sql';
import { SYSTEM_COLUMNS } from '../../database/tables/systemColumns';
import { COMPANY_SITES } from '../../../src/resources/schemas/commonEntreprises';
import { resourceTable } from './accessTables';

/**
 * Where each profile of a person counts, as one JSON object by the profile's id: an `Extent` of its links. What is left
 * empty in a link does not limit it; branches are those of companies, the region of a site is its own or else its
 * company's. A subquery that is asked with the person's id.
 */
export const profileExtents = (schema: string, identityId: string): string => `(
  SELECT coalesce(jsonb_object_agg(x.profil_id, jsonb_build_object(
    'whole', x.whole, 'general', x.general, 'sites', x.sites, 'passages', x.passages)), '{}'::jsonb)
  FROM (
    SELECT l."profilId" AS profil_id,
      coalesce(jsonb_agg(e.id) FILTER (WHERE l."regionId" IS NULL AND l."siteId" IS NULL), '[]'::jsonb) AS whole,
      coalesce(jsonb_agg(e.id) FILTER (WHERE l."siteId" IS NULL AND e."regionId" = l."regionId"), '[]'::jsonb) AS general,
      coalesce(jsonb_agg(s.id) FILTER (WHERE s.id IS NOT NULL), '[]'::jsonb) AS sites,
      coalesce(jsonb_agg(e.id) FILTER (WHERE s.id IS NOT NULL), '[]'::jsonb) AS passages
    FROM ${resourceTable(schema, 'ProfilEntreprises')} l
    LEFT JOIN ${resourceTable(schema, 'Entreprises')} e
      ON e.id = l."entrepriseId" AND (l."brancheId" IS NULL OR e."brancheId" = l."brancheId")
    LEFT JOIN ${resourceTable(schema, COMPANY_SITES)} s
      ON s.${quoted(SYSTEM_COLUMNS.parent)} = e.id AND (l."siteId" IS NOT NULL OR l."regionId" IS NOT NULL)
      AND (l."siteId" IS NULL OR s.id = l."siteId")
      AND (l."regionId" IS NULL OR coalesce(s."regionId", e."regionId") = l."regionId")
    WHERE l."identityId" = ${identityId}
    GROUP BY l."profilId"
  ) x
)`;
