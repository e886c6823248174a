import type { PlanRows } from '../shownRows';
import { slotsAt } from '../shownRows';
import type { Cursor } from '../keys/keyState';
import { totalOf, type DayHours } from '../hours/dayHours';
import { dayOfColumn } from '../scale';
import { personLabel } from '../../core/personLabel';
import type { PlanWords } from '../../model/planWords';

/** Describes a cell: person, day and contents. @param isOff the person does not work that day */
export function cellWords(
  board: PlanRows,
  words: PlanWords,
  cursor: Cursor,
  hours: DayHours | undefined,
  isOff: (day: number) => boolean = () => false,
): string {
  const { rows, scale } = board;
  const row = rows[cursor.row];
  if (!row) return '';
  const { translate } = words;
  if (row.kind === 'group') {
    const name = row.name ?? translate('timeline.noGroup');
    const state = translate(row.isCollapsed ? 'timeline.folded' : 'timeline.unfolded');
    return `${translate('timeline.group', { name, smart_count: row.people.length })}, ${state}`;
  }
  const day = dayOfColumn(scale, cursor.column);
  const offset = day - dayOfColumn(scale, scale.first);
  const hour = scale.zoom === 'hours' ? `, ${cursor.column - day * 24}\u00a0h` : '';
  const place = `${row.person ? personLabel(row.person) : translate('timeline.everyone')}, ${words.dayOf(day)}${hour}`;
  const slot = cursor.slotId === null ? undefined : board.slots.get(cursor.slotId);
  const count = slotsAt(board, cursor.row, cursor.column).length;
  const others = translate('timeline.slots', { smart_count: count });
  const content = slot
    ? `${words.slotOf(slot)}${count > 1 ? `, ${others}` : ''}`
    : count > 0
      ? others
      : translate(isOff(day) ? 'timeline.emptyDayOff' : 'timeline.emptyCell');
  const total = hours && totalOf(hours, offset);
  const load =
    hours && total && (total.planned > 0 || (total.available ?? 0) > 0) ? `. ${words.totalOf(hours, offset)}` : '';
  return `${content}. ${place}${load}`;
}
