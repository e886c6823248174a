import { isSame } from '../../../../src/resources/common/isSame';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { StoredRecord } from '../../../database/reading/records';
import type { Tenant } from '../../../tenants';

const FIELDS = Object.keys(Creneaux.fields);

/**
 * Rows of a simulation with the version that their real slot has now, where it says again what it said when they were
 * drawn: what was changed and taken back since is no conflict.
 */
export async function withSameAgain(
  { store }: Pick<Tenant, 'store'>,
  rows: readonly StoredRecord[],
  originals: ReadonlyMap<number, StoredRecord>,
): Promise<readonly StoredRecord[]> {
  const asked = rows.flatMap(({ values }) => {
    const original = originals.get(Number(values['origineId']));
    const version = Number(values['origineVersion']);
    return original && original.version !== version ? [{ id: original.id, version }] : [];
  });
  if (asked.length === 0) return rows;
  const isAgain = new Set(
    (await store.history.atVersions(Creneaux.name, asked)).flatMap(({ id, after }) => {
      const now = originals.get(id)?.values;
      return now && FIELDS.every((name) => isSame(after[name] ?? null, now[name] ?? null)) ? [id] : [];
    }),
  );
  return rows.map((row) => {
    const original = originals.get(Number(row.values['origineId']));
    if (!original || !isAgain.has(original.id)) return row;
    return { ...row, values: { ...row.values, origineVersion: original.version } };
  });
}
