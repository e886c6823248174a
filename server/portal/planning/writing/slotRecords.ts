import { allOf, type Condition } from '../../../../src/resources/language/condition';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { StoredRecord } from '../../../database/reading/records';
import { problem } from '../../../http/problem';
import type { Tenant } from '../../../tenants';
import { requireFew } from './slotRun';

/** Finds slots, also of simulations, in order of time. @throws {ProblemError} `tooManyWritten` */
export async function slotsWhere(
  { store }: Pick<Tenant, 'store'>,
  ...conditions: readonly (Condition | undefined)[]
): Promise<readonly StoredRecord[]> {
  const filter = allOf(conditions);
  const query = { orderBy: 'debut', parameters: ['AvecSimulations'], ...(filter && { filter }) };
  const { items, totalCount } = await store.list(Creneaux, query);
  requireFew(totalCount);
  return items;
}

/** @throws {ProblemError} `unknownRecord` */
export async function requireSlot({ store }: Pick<Tenant, 'store'>, id: number): Promise<StoredRecord> {
  const slot = await store.get(Creneaux, id);
  if (!slot) throw problem('unknownRecord');
  return slot;
}
