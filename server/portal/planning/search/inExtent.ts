import type { Extent } from '../../../../src/resources/access/extent';
import { sql, type Sql } from '../../../database/sql';

/** That a slot, which a query calls `t`, lies within the companies and sites where a right holds (`extentCondition` of the slots, in SQL). */
export const inExtent = ({ whole, general, sites }: Extent): Sql =>
  sql`(t."entrepriseId" = any(${whole}::bigint[]) or (t."entrepriseId" = any(${general}::bigint[]) and t."siteId" is null)
    or t."siteId" = any(${sites}::bigint[]))`;
