import { Entreprises } from '../../../../../src/resources/schemas/entreprises';
import type { Tenant } from '../../../../tenants';
import { applyRows } from '../../../../seed/applyRows';
import { createRandom } from '../../trade/random';
import { planDays } from './planDays';
import { slotTypes, workersOf } from './planPlaces';
import { slotsOf } from './planRows';

/** Number of companies from which a person's are chosen. */
const COMPANIES = 40;

/** Seeds three months of slots for the demo accounts, which are created after the demo data. */
export async function seedAccountPlans(
  tenant: Pick<Tenant, 'id' | 'store' | 'database' | 'schema'>,
  people: readonly number[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return;
  const types = await slotTypes(tenant);
  const { items } = await tenant.store.list(Entreprises, { orderBy: 'id', page: 1, pageSize: COMPANIES });
  const random = createRandom(tenant.id.length + people.length);
  const companies = items.map(({ id }) => id);
  const days = planDays(now);
  const workers = await workersOf(tenant, people, companies, random);
  await applyRows(
    tenant,
    'creneaux',
    workers.flatMap((worker) => slotsOf(worker, days, types, random)),
  );
}
