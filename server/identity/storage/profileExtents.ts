import { quoted } from '../../database/sql';
import { SYSTEM_COLUMNS } from '../../database/tables/systemColumns';
import { COMPANY_SITES } from '../../../src/resources/schemas/commonEntreprises';
import { resourceTable } from './accessTables';

/**
 * Whether a link of a profile, as `l`, leaves a company in: what is left empty in it does not limit it. It reads the company
 * only where the link asks something of it.
 */
export function linkLimits(schema: string) {
  const ofCompany = (column: string) =>
    `(SELECT e."${column}" FROM ${resourceTable(schema, 'Entreprises')} e WHERE e.id = l."entrepriseId")`;
  return {
    inBranch: `(CASE WHEN l."brancheId" IS NULL THEN true ELSE l."brancheId" = ${ofCompany('brancheId')} END)`,
    /** @param own the region of a site; that of its company where it has none */
    inRegion: (own = 'NULL') =>
      `(CASE WHEN l."regionId" IS NULL THEN true ELSE l."regionId" = coalesce(${own}, ${ofCompany('regionId')}) END)`,
  };
}

/**
 * Where each profile of a person counts, as one JSON object by the profile's id: an `Extent` of its links. What is left
 * empty in a link does not limit it; branches are those of companies, the region of a site is its own or else its
 * company's. A subquery that is asked with the person's id. It reads a company only where a link asks something of it:
 * joined, a thousand links would read all companies with every request.
 */
export function profileExtents(schema: string, identityId: string): string {
  const at = (resource: string) => resourceTable(schema, resource);
  const { inBranch, inRegion } = linkLimits(schema);
  const list = (value: string, condition: string) =>
    `coalesce(jsonb_agg(${value}) FILTER (WHERE ${condition}), '[]'::jsonb)`;
  return `(
  SELECT coalesce(jsonb_object_agg(x.profil_id, jsonb_build_object(
    'whole', x.whole, 'general', x.general, 'sites', x.sites, 'passages', x.passages)), '{}'::jsonb)
  FROM (
    SELECT l."profilId" AS profil_id,
      ${list('l."entrepriseId"', `l."regionId" IS NULL AND l."siteId" IS NULL AND ${inBranch}`)} AS whole,
      ${list('l."entrepriseId"', `l."regionId" IS NOT NULL AND l."siteId" IS NULL AND ${inBranch} AND ${inRegion()}`)} AS general,
      ${list('s.id', `s.id IS NOT NULL AND ${inBranch} AND ${inRegion('s."regionId"')}`)} AS sites,
      ${list('l."entrepriseId"', `s.id IS NOT NULL AND ${inBranch} AND ${inRegion('s."regionId"')}`)} AS passages
    FROM ${at('ProfilEntreprises')} l
    LEFT JOIN LATERAL (
      SELECT o.id, o."regionId" FROM ${at(COMPANY_SITES)} o
      WHERE (l."siteId" IS NOT NULL OR l."regionId" IS NOT NULL)
        AND o.${quoted(SYSTEM_COLUMNS.parent)} = l."entrepriseId" AND (l."siteId" IS NULL OR o.id = l."siteId")
      OFFSET 0
    ) s ON true
    WHERE l."identityId" = ${identityId}
    GROUP BY l."profilId"
  ) x
)`;
}

/** What the extents of profiles are read from. */
export const EXTENT_SOURCES = ['ProfilEntreprises', 'Entreprises', COMPANY_SITES];
