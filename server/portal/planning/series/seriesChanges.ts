import type { Occurrence } from '../../../../src/planning/core/recurrence/expand';
import { writeRule } from '../../../../src/planning/core/recurrence/writeRule';
import type { RecurrenceRule } from '../../../../src/planning/core/recurrence/rule';
import { Creneaux, CreneauxPeriodicites } from '../../../../src/resources/schemas/creneaux';
import type { Change } from '../../../database/changes/changeTypes';
import type { StoredRecord } from '../../../database/reading/records';
import { timeValues } from '../writing/slotTimes';
import type { Values } from '../../../../src/resources/language/values';

/** The handle by which later changes of the set refer to the new series. */
const HANDLE = 'serie';

/** Must precede the changes that create its slots. */
export const createSeries = (rule: RecurrenceRule): Change => ({
  resource: CreneauxPeriodicites.name,
  action: 'create',
  handle: HANDLE,
  values: { periodicite: writeRule(rule) },
});

/** A reference to the series that `createSeries` creates. */
export const NEW_SERIES = { handle: HANDLE } as const;

export const updateSeries = (id: number, rule: RecurrenceRule): Change => ({
  resource: CreneauxPeriodicites.name,
  action: 'update',
  id,
  values: { periodicite: writeRule(rule) },
});

export const deleteSeries = (id: number): Change => ({ resource: CreneauxPeriodicites.name, action: 'delete', id });

/** @param series the id of the series, or `NEW_SERIES` */
export const createOccurrence = (values: Values, occurrence: Occurrence, series: unknown): Change => ({
  resource: Creneaux.name,
  action: 'create',
  values: { ...values, ...timeValues(occurrence), periodiciteId: series },
});

/** Expects the version that was read, so that a concurrent change is not overwritten. */
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
