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

/** A series as it is stored, with the occurrence that a caller names. */
export interface Series {
  readonly id: number;
  /** Its rule, without the days of which the slot was moved or deleted by itself. */
  readonly rule: RecurrenceRule;
  /** The occurrence that was asked for. */
  readonly anchor: StoredRecord;
  /** All that follow the rule, in order of time; those of the plan or the simulation in which the anchor is. */
  readonly occurrences: readonly StoredRecord[];
  /** Whether other slots name it as well: of another plan, or moved by themselves. */
  readonly isShared: boolean;
}

/**
 * The series of a slot.
 *
 * @throws {ProblemError} `unknownRecord` where the series does not exist, the slot is in another one, or was moved out of it by itself
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

/** The values of a slot that a new occurrence has too. */
export const occurrenceValues = (values: StoredRecord['values']): StoredRecord['values'] =>
  Object.fromEntries(
    Object.keys(Creneaux.fields)
      .filter((name) => !['origineId', 'origineVersion', 'retire'].includes(name))
      .map((name) => [name, values[name] ?? null]),
  );
