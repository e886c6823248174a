import { endingBefore, exceptOn, shiftedRule, startingOn } from '../../../../src/planning/core/recurrence/edits';
import { occurrenceAt, wallsOf } from '../../../../src/planning/core/recurrence/expand';
import { dayOfWall } from '../../../../src/planning/core/recurrence/moments';
import type { RecurrenceRule } from '../../../../src/planning/core/recurrence/rule';
import type { Issue } from '../../../../src/resources/language/kind';
import type { Change } from '../../../database/changes/changeTypes';
import type { StoredRecord } from '../../../database/reading/records';
import { problem } from '../../../http/problem';
import { timeOf, timeValues, wallTimesOf, wallTimeValues } from '../writing/slotTimes';
import type { SeriesScope } from '../../../../src/planning/core/slotCalls';
import {
  createOccurrence,
  createSeries,
  deleteSeries,
  deleteSlot,
  NEW_SERIES,
  updateSeries,
  updateSlot,
} from './seriesChanges';
import { occurrenceValues, type Series } from './seriesRecord';
import type { Values } from '../../../../src/resources/language/values';

export interface SeriesEdit {
  readonly scope: SeriesScope;
  /** The changed fields of the slots in canonical form; times are those of the anchor. */
  readonly values: Values;
  /** The new rule; undefined: the same rule, shifted like the anchor. */
  readonly rule: RecurrenceRule | undefined;
}

const refuse = (field: string, issue: Issue): Error => problem('invalid', { errors: { [field]: [issue] } });

export function concerned({ anchor, occurrences }: Series, scope: SeriesScope): readonly StoredRecord[] {
  if (scope === 'tous') return occurrences;
  const from = timeOf(anchor.values['debut']);
  return scope === 'un' ? [anchor] : occurrences.filter(({ values }) => timeOf(values['debut']) >= from);
}

const dayOf = (values: Values): string => dayOfWall(wallTimesOf(values).start);

/**
 * Computes the shift of the anchor and its new duration. The duration is undefined if it does not change, so that
 * other occurrences keep their own.
 */
function moveOf({ anchor }: Series, { debut, fin }: Values) {
  const before = wallTimesOf(anchor.values);
  const after = wallTimesOf({ debut: debut ?? anchor.values['debut'], fin: fin ?? anchor.values['fin'] });
  return {
    shift: after.start - before.start,
    duration: after.duration === before.duration ? undefined : after.duration,
  };
}

const withoutTimes = ({ debut: _debut, fin: _fin, ...rest }: Values): Values => rest;

/** Removes a slot from its series and excludes its day from the rule; the series is deleted with its last slot. */
function editOne({ id, rule, anchor, occurrences, isShared }: Series, { values, rule: asked }: SeriesEdit) {
  if (asked) throw refuse('periodicite', { code: 'recurrenceOfOne' });
  const slot = updateSlot(anchor, { ...values, periodiciteId: null });
  if (occurrences.length === 1 && !isShared) return [slot, deleteSeries(id)];
  return [updateSeries(id, exceptOn(rule, dayOf(anchor.values))), slot];
}

/** Changes of the rule. If only later occurrences are edited, they move to a new series. */
function ruleChanges({ id, rule, anchor }: Series, isAll: boolean, next: RecurrenceRule) {
  if (isAll) return { rules: [updateSeries(id, next)], series: {} };
  const rules = [updateSeries(id, endingBefore(rule, dayOf(anchor.values))), createSeries(next)];
  return { rules, series: { periodiciteId: NEW_SERIES } };
}

function moveAll(series: Series, { values, scope }: SeriesEdit, isAll: boolean): readonly Change[] {
  const { shift, duration } = moveOf(series, values);
  const day = dayOf(series.anchor.values);
  const next = shiftedRule(isAll ? series.rule : startingOn(series.rule, day), shift);
  if (!next) throw refuse('debut', { code: 'recurrenceShift' });
  const { rules, series: other } = ruleChanges(series, isAll, next);
  const timesOf = (slot: StoredRecord): Values => {
    if (shift === 0 && duration === undefined) return {};
    const own = wallTimesOf(slot.values);
    return wallTimeValues({ start: own.start + shift, duration: duration ?? own.duration });
  };
  const slots = concerned(series, scope).map((slot) =>
    updateSlot(slot, { ...withoutTimes(values), ...timesOf(slot), ...other }),
  );
  return [...rules, ...slots];
}

/** Applies a new rule: slots on days that remain keep their id and duration, the others are deleted or created. */
function expandAgain(series: Series, { values, scope }: SeriesEdit, asked: RecurrenceRule, isAll: boolean) {
  const { anchor } = series;
  // If the anchor moves to an earlier day, the new series must start there.
  const [day = ''] = [dayOf(anchor.values), dayOf({ ...anchor.values, ...values })].sort();
  const next = isAll || dayOfWall(asked.start) >= day ? asked : startingOn(asked, day);
  const walls = wallsOf(next);
  if (!walls.ok) throw refuse('periodicite', walls.issue);
  const { rules, series: other } = ruleChanges(series, isAll, next);
  const { duration } = moveOf(series, values);
  const durationOf = (slot: StoredRecord) => duration ?? wallTimesOf(slot.values).duration;
  const there = new Map(concerned(series, scope).map((slot) => [dayOf(slot.values), slot]));
  const kept = new Set<StoredRecord>();
  const created: Change[] = [];
  const updated: Change[] = [];
  const template = occurrenceValues({ ...anchor.values, ...values });
  for (const wall of walls.value) {
    const slot = there.get(dayOfWall(wall));
    const occurrence = occurrenceAt(wall, durationOf(slot ?? anchor));
    if (slot) {
      kept.add(slot);
      updated.push(updateSlot(slot, { ...withoutTimes(values), ...timeValues(occurrence), ...other }));
    } else created.push(createOccurrence(template, occurrence, isAll ? series.id : NEW_SERIES));
  }
  const gone = concerned(series, scope).filter((slot) => !kept.has(slot));
  return [...rules, ...gone.map(deleteSlot), ...updated, ...created];
}

/**
 * Returns the changes that edit a series or a part of it.
 *
 * @throws {ProblemError} `invalid` if the rule has no dates or cannot be shifted
 */
export function editSeries(series: Series, edit: SeriesEdit): readonly Change[] {
  if (edit.scope === 'un') return editOne(series, edit);
  const isAll = concerned(series, edit.scope).length === series.occurrences.length;
  return edit.rule ? expandAgain(series, edit, edit.rule, isAll) : moveAll(series, edit, isAll);
}
