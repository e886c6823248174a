import type { FastifyRequest } from 'fastify';
import type { FoundSlot } from '../../../../src/planning/core/planningAnswers';
import type { Slot } from '../../../../src/planning/core/slot';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { Simulations } from '../../../../src/resources/schemas/simulations';
import { requireRecord } from '../../../http/calls/requestParts';
import type { StoredRecord } from '../../../database/reading/records';
import { answerOf } from '../../../http/resources/answer';
import { tenantOf } from '../../../http/tenantOf';
import { planSlot } from '../staff/planSlots';
import { slotsWhere } from '../writing/slotRecords';
import { withSameAgain } from './sameAgain';

export interface StoredSimulation {
  readonly record: StoredRecord;
  readonly rows: readonly StoredRecord[];
  /** The replaced slots that still exist, by id. */
  readonly originals: ReadonlyMap<number, StoredRecord>;
}

export const foundSlot = (record: StoredRecord): FoundSlot =>
  ({ ...answerOf(Creneaux, record), version: record.version }) as unknown as FoundSlot;

/** Converts a stored slot into the input of the shared planning code. */
export const slotFrom = (record: StoredRecord): Slot => ({
  ...planSlot(foundSlot(record)),
  version: record.version,
});

/** @throws {ProblemError} `unknownRecord`; `tooManyWritten` if it has more rows than one call may write */
export async function requireSimulation(request: FastifyRequest, id: number): Promise<StoredSimulation> {
  const record = await requireRecord(request, Simulations, id);
  const tenant = tenantOf(request);
  const rows = await slotsWhere(tenant, { field: 'simulationId', operator: 'equals', value: id });
  const ids = [
    ...new Set(rows.flatMap(({ values }) => (values['origineId'] === null ? [] : [Number(values['origineId'])]))),
  ];
  const originals = await tenant.store.getMany(Creneaux, ids);
  const byId = new Map(originals.map((slot) => [slot.id, slot]));
  return { record, rows: await withSameAgain(tenant, rows, byId), originals: byId };
}
