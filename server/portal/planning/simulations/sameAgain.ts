import { isSame } from '../../../../src/resources/common/isSame';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { StoredRecord } from '../../../database/reading/records';
import type { Tenant } from '../../../tenants';

const FIELDS = Object.keys(Creneaux.fields);

/**
 * Updates the expected version of rows whose real slot was changed and then reverted to the same values, so that they
 * are not reported as conflicts.
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
