import type { Change, ChangeSetResult } from '../database/changes/changeTypes';
import type { Tenant } from '../tenants';

type Row = Readonly<Record<string, unknown>>;

const AUTHOR = { id: 'socle', name: 'Socle' };

function complain(changes: readonly Change[], result: ChangeSetResult): never {
  const index = result.rows.findIndex(({ status }) => status === 'refused');
  throw new Error(`seed: refused ${JSON.stringify(changes[index])}: ${JSON.stringify(result.rows[index])}`);
}

/** @returns the new ids, in the order of `changes` @throws {Error} naming the first refused change */
export async function applyChanges(
  tenant: Pick<Tenant, 'store'>,
  changes: readonly Change[],
): Promise<readonly number[]> {
  if (changes.length === 0) return [];
  const result = await tenant.store.apply({ author: AUTHOR, origin: 'seed', changes });
  if (!result.applied) complain(changes, result);
  return result.rows.map((row) => (row.status === 'refused' ? complain(changes, result) : row.id));
}

/** Creates records of one resource. @param parents ids of the parents, for a nested collection */
export const applyRows = (
  tenant: Pick<Tenant, 'store'>,
  resource: string,
  rows: readonly Row[],
  parents?: Readonly<Record<string, number>>,
): Promise<readonly number[]> =>
  applyChanges(
    tenant,
    rows.map((values) => ({ resource, action: 'create', values, ...(parents && { parents }) })),
  );
