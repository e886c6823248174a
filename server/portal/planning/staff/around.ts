import type { CheckedSlot } from '../../../../src/planning/core/checks/facts';
import { daySpanOfSlot } from '../../../../src/planning/core/checks/days';
import { LONGEST_SLOT } from '../../../../src/planning/core/checks/shape';
import type { Slot, SlotRecord } from '../../../../src/planning/core/slot';
import { startOfDay, instantText } from '../../../../src/resources/fields/shared/zone';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { join, raw, sql, toQuery, type Sql } from '../../../database/sql';
import type { Tenant } from '../../../tenants';
import { tableAt } from '../../../database/tables/tableAt';
import { planSlot } from './planSlots';

type Where = Pick<Tenant, 'database' | 'schema'>;

export interface Stretch {
  readonly personId: number;
  readonly start: number;
  readonly end: number;
}

/** Milliseconds; closer periods of a person are merged, which saves subqueries and reads hardly more slots. */
const APART = 7 * 86_400_000;

function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  const result: Stretch[] = [];
  for (const next of stretches.toSorted((one, other) => one.personId - other.personId || one.start - other.start)) {
    const last = result.at(-1);
    if (last?.personId === next.personId && next.start <= last.end + APART)
      result[result.length - 1] = { ...last, end: Math.max(last.end, next.end) };
    else result.push(next);
  }
  return result;
}

const inPlan = (simulations: readonly number[]): Sql =>
  sql`(c."simulationId" is null or c."simulationId" = any(${simulations}::bigint[]))`;

/** Reads the slots of people and those for everyone that overlap the periods, also from these simulations. */
export async function slotsIn(
  tenant: Where,
  stretches: readonly Stretch[],
  simulations: readonly number[] = [],
): Promise<readonly Slot[]> {
  if (stretches.length === 0) return [];
  const asked = merged(stretches);
  const longest = raw(`interval '${LONGEST_SLOT / 1000} seconds'`);
  const table = tableAt(tenant, Creneaux);
  const near = (person: Sql) =>
    sql`${person} and c.debut < w."end" and c.debut > w.start - ${longest} and c.fin > w.start and ${inPlan(simulations)}`;
  const ways = [sql`c."salarieId" = w.person`, sql`c."salarieId" is null and c."isForSystem"`].map(
    (person) =>
      sql`select found.* from asked w, lateral (select c.* from ${table} c where ${near(person)} offset 0) found`,
  );
  const query = sql`
    with asked as (select * from unnest(${asked.map(({ personId }) => personId)}::bigint[],
      ${asked.map(({ start }) => instantText(start))}::timestamptz[],
      ${asked.map(({ end }) => instantText(end))}::timestamptz[]) as a(person, start, "end"))
    select distinct on (s.id) s.* from (${join(ways, ' union all ')}) s`;
  const { rows } = await tenant.database.pool.query<SlotRecord>(toQuery(query));
  return rows.map((row) => planSlot({ ...row, id: Number(row.id) }));
}

/** The whole days of a slot; undefined without a person, or if the slot is invalid or too long. */
export function stretchOf(slot: CheckedSlot): Stretch | undefined {
  const { salarieId, start, end } = slot;
  if (salarieId === null || !(end > start) || end - start > LONGEST_SLOT) return undefined;
  const { first, last } = daySpanOfSlot(slot);
  return { personId: salarieId, start: startOfDay(first), end: startOfDay(last + 1) };
}
