import { Entreprises } from '../../../src/resources/schemas/entreprises';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import type { Tenant } from '../../tenants';
import { seedCompanies } from './demo/companies/seedCompanies';
import { listIds } from './demo/demoContext';
import { keepDocuments } from './demo/documents';
import { seedOf } from './demo/seedDemo';
import { createRandom } from './trade/random';

/** Companies per change set: many for speed, few enough for memory. */
const BATCH = 2_000;

/**
 * Adds companies to a demo tenant, each with a contact, a site, a contract and a service.
 *
 * @param count number of companies to add
 * @param onProgress receives the number added so far
 */
export async function addCompanies(
  tenant: Tenant,
  count: number,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  const { totalCount: existing } = await tenant.store.list(Entreprises, { page: 1, pageSize: 1 });
  const { items: staff } = await tenant.store.list(Utilisateurs, { orderBy: 'id' });
  const context = {
    tenant,
    random: createRandom(seedOf(tenant) + existing),
    now: new Date(),
    documents: await keepDocuments(tenant),
    staff: staff.map(({ id }) => id),
    ids: await listIds(tenant),
  };
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    await seedCompanies(
      context,
      Array.from({ length: size }, (_, index) => existing + done + index),
      'light',
    );
    onProgress(done + size);
  }
}
