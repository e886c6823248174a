import type { Finding } from '../../../../src/planning/core/finding';
import type { RowReport } from '../../../../src/resources/changes/changes';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { Change } from '../../../database/changes/changeTypes';
import type { Tenant } from '../../../tenants';

export interface SlotRowReport extends RowReport {
  readonly findings?: readonly Finding[];
}

/** Adds the stored and the requested slot to refused rows of a preview, so that clients can describe them. */
export async function withRefusedSlots(
  { store }: Pick<Tenant, 'store'>,
  changes: readonly Change[],
  rows: readonly SlotRowReport[],
): Promise<readonly SlotRowReport[]> {
  const isRefused = ({ status, index }: SlotRowReport) =>
    status === 'refused' && changes[index]?.resource === Creneaux.name;
  const ids = rows.flatMap((row) => (isRefused(row) && row.id !== undefined ? [row.id] : []));
  const stored = new Map((await store.getMany(Creneaux, ids)).map(({ id, values }) => [id, values]));
  return rows.map((row): SlotRowReport => {
    if (!isRefused(row)) return row;
    const asked = changes[row.index]?.values;
    const before = row.id === undefined ? undefined : stored.get(row.id);
    return { ...row, ...(before && { before }), ...(asked && { after: { ...before, ...asked } }) };
  });
}
