import { quoted } from '../../database/sql';
import { SYSTEM_COLUMNS } from '../../database/tables/systemColumns';
import { COMPANY_SITES } from '../../../src/resources/schemas/commonEntreprises';
import { resourceTable } from './accessTables';

/**
 * SQL conditions on whether a profile's link, aliased `l`, includes a company; an empty column of the link does not
 * limit it. They read the company only if the link has a value to compare.
 */
export function linkLimits(schema: string) {
  const ofCompany = (column: string) =>
    `(SELECT e."${column}" FROM ${resourceTable(schema, 'Entreprises')} e WHERE e.id = l."entrepriseId")`;
  return {
    inBranch: `(CASE WHEN l."brancheId" IS NULL THEN true ELSE l."brancheId" = ${ofCompany('brancheId')} END)`,
    /** @param own the region of a site, which defaults to its company's region */
    inRegion: (own = 'NULL') =>
      `(CASE WHEN l."regionId" IS NULL THEN true ELSE l."regionId" = coalesce(${own}, ${ofCompany('regionId')}) END)`,
  };
}

/**
 * A subquery of the extents of a person's profiles, as one JSON object of `Extent` by profile id. An empty column of a
 * link does not limit it; branches belong to companies, and a site without a region has its company's. The subquery
 * reads a company only if a link needs it: with a join, a thousand links would read all companies with every request.
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

export const EXTENT_SOURCES = ['ProfilEntreprises', 'Entreprises', COMPANY_SITES];
