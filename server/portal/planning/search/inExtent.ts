import type { Extent } from '../../../../src/resources/access/extent';
import { sql, type Sql } from '../../../database/sql';

/** SQL condition that slot `t` belongs to the companies and sites of a right (`extentCondition` in SQL). */
export const inExtent = ({ whole, general, sites }: Extent): Sql =>
  sql`(t."entrepriseId" = any(${whole}::bigint[]) or (t."entrepriseId" = any(${general}::bigint[]) and t."siteId" is null)
    or t."siteId" = any(${sites}::bigint[]))`;
