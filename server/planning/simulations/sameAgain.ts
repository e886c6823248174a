import { isSame } from '../../../src/resources/isSame';
import { Creneaux } from '../../../src/resources/schemas/creneaux';
import type { StoredRecord } from '../../database/reading/records';
import { identifier, sql, toQuery } from '../../database/sql';
import type { Tenant } from '../../tenants';

const FIELDS = Object.keys(Creneaux.fields);

interface Recorded {
  readonly id: number;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The recorded values of slots at the versions at which rows of a simulation were drawn over them. */
async function recordedThen(
  { database, schema }: Pick<Tenant, 'database' | 'schema'>,
  asked: readonly { readonly id: number; readonly version: number }[],
): Promise<readonly Recorded[]> {
  const query = sql`
    select a.id, r.after from unnest(${asked.map(({ id }) => id)}::bigint[], ${asked.map(({ version }) => version)}::integer[])
      as a(id, version)
    join ${identifier(schema, 'change_row')} r
      on r.resource = ${Creneaux.name} and r.row_id = a.id and r.version = a.version and r.after is not null`;
  return (await database.pool.query<Recorded>(toQuery(query))).rows;
}

/**
 * Rows of a simulation with the version that their real slot has now, where it says again what it said when they were
 * drawn: what was changed and taken back since is no conflict.
 */
export async function withSameAgain(
  tenant: Pick<Tenant, 'database' | 'schema'>,
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
    (await recordedThen(tenant, asked)).flatMap(({ id, after }) => {
      const now = originals.get(Number(id))?.values;
      return now && FIELDS.every((name) => isSame(after[name] ?? null, now[name] ?? null)) ? [Number(id)] : [];
    }),
  );
  return rows.map((row) => {
    const original = originals.get(Number(row.values['origineId']));
    if (!original || !isAgain.has(original.id)) return row;
    return { ...row, values: { ...row.values, origineVersion: original.version } };
  });
}
