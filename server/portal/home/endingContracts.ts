import { companiesWithin, type Reach } from '../../../src/resources/access/extent';
import { Entreprises } from '../../../src/resources/schemas/entreprises';
import { EntrepriseContrats } from '../../../src/resources/schemas/entreprisesContrats';
import { COMPANY_PLANNINGS } from '../../../src/resources/schemas/commonEntreprises';
import { identifier, raw, sql, toQuery, type Sql } from '../../database/sql';
import { SYSTEM_COLUMNS } from '../../database/tables/systemColumns';
import { tableAt } from '../../database/tables/tableAt';
import type { Tenant } from '../../tenants';

interface EndingContract {
  readonly id: number;
  readonly nom: string;
  readonly dateExpiration: string;
  readonly entrepriseId: number;
  readonly entreprise: string;
}

const MOST = 8;

/** SQL condition that the caller may read a company's contracts; contracts belong to the company, not to a site. */
function isReached(company: Sql, reach: Reach): Sql {
  if (typeof reach === 'string') return raw(String(reach === 'everywhere'));
  return sql`${company} = any(${[...companiesWithin(reach)]}::bigint[])`;
}

/**
 * Returns the contracts that end within some days, earliest first, of the companies in whose planning the person
 * works, as far as the person may read contracts. Selecting the companies first lets PostgreSQL read only their
 * contracts.
 */
export async function endingContracts(
  tenant: Pick<Tenant, 'database' | 'schema'>,
  personId: number,
  days: number,
  reach: Reach,
): Promise<{ readonly items: readonly EndingContract[]; readonly totalCount: number }> {
  const parent = identifier('c', SYSTEM_COLUMNS.parent);
  const query = sql`
    with ending as (
      select c.id, c.nom, to_char(c."dateExpiration", 'YYYY-MM-DD') as "dateExpiration",
        e.id as "entrepriseId", e.nom as entreprise
      from ${tableAt(tenant, EntrepriseContrats)} c join ${tableAt(tenant, Entreprises)} e on e.id = ${parent}
      where ${parent} in (
        select ${identifier('p', SYSTEM_COLUMNS.parent)} from ${tableAt(tenant, { name: COMPANY_PLANNINGS })} p
        where p."utilisateurId" = ${personId}
      ) and ${isReached(parent, reach)} and c."dateExpiration" between current_date and current_date + ${days}::int
    )
    select (select count(*) from ending)::int as total,
      (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select * from ending order by "dateExpiration", entreprise, id limit ${MOST}
      ) f) as items`;
  const { rows } = await tenant.database.pool.query<{ total: number; items: EndingContract[] }>(toQuery(query));
  return { items: rows[0]?.items ?? [], totalCount: rows[0]?.total ?? 0 };
}
