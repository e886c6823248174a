import type { Occurrence } from '../../../../src/planning/core/recurrence/expand';
import { writeRule } from '../../../../src/planning/core/recurrence/writeRule';
import type { RecurrenceRule } from '../../../../src/planning/core/recurrence/rule';
import { Creneaux, CreneauxPeriodicites } from '../../../../src/resources/schemas/creneaux';
import type { Change } from '../../../database/changes/changeTypes';
import type { StoredRecord } from '../../../database/reading/records';
import { timeValues } from '../writing/slotTimes';
import type { Values } from '../../../../src/resources/language/values';

/** What later changes of the same set call the series that it creates. */
const HANDLE = 'serie';

/** A new series, before its slots. */
export const createSeries = (rule: RecurrenceRule): Change => ({
  resource: CreneauxPeriodicites.name,
  action: 'create',
  handle: HANDLE,
  values: { periodicite: writeRule(rule) },
});

/** Stands for the series that `createSeries` creates. */
export const NEW_SERIES = { handle: HANDLE } as const;

export const updateSeries = (id: number, rule: RecurrenceRule): Change => ({
  resource: CreneauxPeriodicites.name,
  action: 'update',
  id,
  values: { periodicite: writeRule(rule) },
});

export const deleteSeries = (id: number): Change => ({ resource: CreneauxPeriodicites.name, action: 'delete', id });

/** A new slot of a series. @param series its id, or what stands for it */
export const createOccurrence = (values: Values, occurrence: Occurrence, series: unknown): Change => ({
  resource: Creneaux.name,
  action: 'create',
  values: { ...values, ...timeValues(occurrence), periodiciteId: series },
});

/** Written as it was read: a slot that was changed meanwhile is refused. */
export const updateSlot = ({ id, version }: StoredRecord, values: Values): Change => ({
  resource: Creneaux.name,
  action: 'update',
  id,
  expectedVersion: version,
  values,
});

export const deleteSlot = ({ id, version }: StoredRecord): Change => ({
  resource: Creneaux.name,
  action: 'delete',
  id,
  expectedVersion: version,
});
