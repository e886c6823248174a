import type { ChangeSetResult } from '../database/changes/types';
import type { Tenant } from '../tenants';

type Row = Readonly<Record<string, unknown>>;

const AUTHOR = { id: 'socle', name: 'Socle' };

function complain(resource: string, rows: readonly Row[], result: ChangeSetResult): never {
  const index = result.rows.findIndex(({ status }) => status === 'refused');
  throw new Error(`seed: ${resource} refuses ${JSON.stringify(rows[index])}: ${JSON.stringify(result.rows[index])}`);
}

/**
 * Creates records of one resource through the change set, as every other write.
 *
 * @param parents the records that a nested collection hangs below
 * @returns the ids of the new records, in the order of `rows`.
 * @throws {Error} naming the first row that the declaration refuses.
 */
export async function applyRows(
  tenant: Pick<Tenant, 'store'>,
  resource: string,
  rows: readonly Row[],
  parents?: Readonly<Record<string, number>>,
): Promise<readonly number[]> {
  if (rows.length === 0) return [];
  const result = await tenant.store.apply({
    author: AUTHOR,
    origin: 'seed',
    changes: rows.map((values) => ({ resource, action: 'create', values, ...(parents && { parents }) })),
  });
  if (!result.applied) complain(resource, rows, result);
  return result.rows.map((row) => (row.status === 'refused' ? complain(resource, rows, result) : row.id));
}
