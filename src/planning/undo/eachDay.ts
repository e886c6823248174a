import { daySpanOfSlot } from '../core/checks/days';
import type { Slot } from '../core/slot';
import { weekdayOf } from '../../resources/fields/shared/zone';
import { movedTimes } from '../editing/edits';
import type { PageEdit } from './steps';
import { DAY } from '../../resources/common/durations';

const SATURDAY = 5;

const isWeekend = (day: number): boolean => weekdayOf(day) >= SATURDAY;

/** The edit changes the duration, and nothing else. */
export const isResize = (slot: Slot | undefined, edit: PageEdit | undefined): boolean =>
  edit?.kind === 'move' &&
  slot !== undefined &&
  slot.salarieId === edit.salarieId &&
  edit.end - edit.start !== slot.end - slot.start;

/** For a slot stretched over several days: a copy on each day but weekends instead; undefined for other edits. */
export function eachDayEdits(slot: Slot | undefined, edit: PageEdit | undefined): readonly PageEdit[] | undefined {
  if (!slot || edit?.kind !== 'move' || !isResize(slot, edit)) return undefined;
  const [of, over] = [daySpanOfSlot(slot), daySpanOfSlot(edit)];
  if (of.first !== of.last || over.last - over.first < 1) return undefined;
  const { id, version: _version, start, end, salarieId, ...values } = slot;
  const own = { periodiciteId: null, origineId: null, origineVersion: null, retire: false } as const;
  const days = Array.from({ length: over.last - over.first + 1 }, (_, index) => over.first + index);
  const copies = days
    .filter((day) => day !== of.first && (!isWeekend(day) || isWeekend(of.first)))
    .map((day) => ({ ...values, ...own, salarieId, ...movedTimes({ start, end }, (day - of.first) * DAY) }));
  if (copies.length === 0) return undefined;
  return [
    { kind: 'move', slotId: id, salarieId, start, end },
    ...copies.map((one) => ({ kind: 'create', slot: one }) as const),
  ];
}
