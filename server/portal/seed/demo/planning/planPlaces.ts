import { COMPANY_SITES } from '../../../../../src/resources/schemas/commonEntreprises';
import { TypesCreneau } from '../../../../../src/resources/schemas/typesCreneau';
import { quoted } from '../../../../database/sql';
import { tableName } from '../../../../database/tables/names';
import type { Tenant } from '../../../../tenants';
import type { Random } from '../../trade/random';
import type { Worker } from './planRows';

const COMPANIES_EACH = 4;

async function sitesOf({
  database,
  schema,
}: Pick<Tenant, 'database' | 'schema'>): Promise<ReadonlyMap<number, number>> {
  const { rows } = await database.pool.query<{ id: number; parent: number }>(
    `select min(id) as id, _parent as parent from ${quoted(schema, tableName(COMPANY_SITES))} group by _parent`,
  );
  return new Map(rows.map(({ id, parent }) => [Number(parent), Number(id)]));
}

export async function slotTypes({ store }: Pick<Tenant, 'store'>): Promise<ReadonlyMap<string, number>> {
  const { items } = await store.list(TypesCreneau, {});
  return new Map(items.map(({ id, values }) => [String(values['code']), id]));
}

export async function workersOf(
  tenant: Pick<Tenant, 'database' | 'schema'>,
  people: readonly number[],
  companies: readonly number[],
  random: Random,
): Promise<readonly Worker[]> {
  const sites = await sitesOf(tenant);
  return people.map((id) => ({
    id,
    companies: random.several(companies, COMPANIES_EACH).map((one) => ({ id: one, siteId: sites.get(one) })),
  }));
}
