import type { FastifyRequest } from 'fastify';
import { readRule } from '../../../../src/planning/core/recurrence/readRule';
import { exceptMissing } from '../../../../src/planning/core/recurrence/edits';
import { followersOf } from '../../../../src/planning/core/recurrence/followers';
import { dayOfWall } from '../../../../src/planning/core/recurrence/moments';
import type { RecurrenceRule } from '../../../../src/planning/core/recurrence/rule';
import { Creneaux, CreneauxPeriodicites } from '../../../../src/resources/schemas/creneaux';
import type { StoredRecord } from '../../../database/reading/records';
import { problem } from '../../../http/problem';
import { tenantOf } from '../../../http/tenantOf';
import { requireSlot, slotsWhere } from '../writing/slotRecords';
import { timeOf, wallTimesOf } from '../writing/slotTimes';

export interface Series {
  readonly id: number;
  /** The rule without the days whose slots were moved or deleted individually. */
  readonly rule: RecurrenceRule;
  readonly anchor: StoredRecord;
  /** Slots that follow the rule, in order of time, from the anchor's plan or simulation. */
  readonly occurrences: readonly StoredRecord[];
  /** True if other slots belong to the series too: in another plan, or moved individually. */
  readonly isShared: boolean;
}

/**
 * Reads the series of a slot.
 *
 * @throws {ProblemError} `unknownRecord` if the series does not exist, or the slot does not belong to it or was moved
 *   individually
 */
export async function requireSeries(request: FastifyRequest, slotId: number, seriesId: number): Promise<Series> {
  const tenant = tenantOf(request);
  const anchor = await requireSlot(tenant, slotId);
  const record = await tenant.store.get(CreneauxPeriodicites, seriesId);
  if (!record || anchor.values['periodiciteId'] !== seriesId) throw problem('unknownRecord');
  const all = await slotsWhere(tenant, { field: 'periodiciteId', operator: 'equals', value: seriesId });
  const ofPlan = all.filter(({ values }) => values['simulationId'] === anchor.values['simulationId']);
  const read = readRule(String(record.values['periodicite']), timeOf(ofPlan[0]?.values['debut']));
  if (!read.ok) throw new Error(`the rule of series ${seriesId} is not readable: ${read.issue.code}`);
  const occurrences = followersOf(read.value, ofPlan, ({ values }) => timeOf(values['debut']));
  if (!occurrences.some(({ id }) => id === anchor.id)) throw problem('unknownRecord');
  const there = new Set(occurrences.map(({ values }) => dayOfWall(wallTimesOf(values).start)));
  const rule = exceptMissing(read.value, there);
  return { id: seriesId, rule, anchor, occurrences, isShared: all.length > occurrences.length };
}

export const occurrenceValues = (values: StoredRecord['values']): StoredRecord['values'] =>
  Object.fromEntries(
    Object.keys(Creneaux.fields)
      .filter((name) => !['origineId', 'origineVersion', 'retire'].includes(name))
      .map((name) => [name, values[name] ?? null]),
  );
