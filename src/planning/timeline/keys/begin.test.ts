import { describe, expect, it } from 'vitest';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { DAY, HOUR } from '../../../resources/common/durations';
import { nightHours } from '../nightHours';
import { scaleOf } from '../scale';
import { boardOf } from '../testing/boardOf';
import { person, planOf, slot } from '../testing/samplePlan';
import { begin, cursorIn } from './begin';
import { columnBeside, overNight } from './walk';

const first = dayIndexOfText('2026-11-02');
const week = { first, last: first + 6 };
const people = [person(10, 'Arnaud'), person(20, 'Bernard')];
const plan = planOf(people, [slot(1, 20, '2026-11-03 08:30', '2026-11-03 12:00')]);
const long = planOf(people, [slot(2, 10, '2026-11-02 14:00', '2026-11-04 10:00')]);
const wall = (day: number, hour = 0) => day * DAY + hour * HOUR;
const dayOf = (day: number, of = plan) => boardOf(of, { first: day, last: day }, 'hours');

describe('the first cell of the keyboard', () => {
  it('is today, else the first day', () => {
    expect(begin(boardOf(plan, week), wall(first + 1)).cursor).toEqual({ row: 0, column: first + 1, slotId: null });
    expect(begin(boardOf(plan, week), wall(first + 9)).cursor.column).toBe(first);
  });

  it('by hours is where the first slot of the day begins, also in the row of another person', () => {
    const column = (first + 1) * 24 + 8;
    expect(begin(dayOf(first + 1), wall(first + 1, 15)).cursor).toEqual({ row: 0, column, slotId: null });
    const own = planOf(people, [slot(1, 10, '2026-11-03 08:30', '2026-11-03 12:00')]);
    expect(begin(dayOf(first + 1, own), wall(first)).cursor).toEqual({ row: 0, column, slotId: 1 });
  });

  it('of a day without slots of its own is the present hour, else the start of work', () => {
    expect(begin(dayOf(first), wall(first, 15)).cursor.column).toBe(first * 24 + 15);
    expect(begin(dayOf(first), wall(first + 2, 15)).cursor.column).toBe(first * 24 + 9);
    expect(begin(dayOf(first + 1, long), wall(first)).cursor.column).toBe((first + 1) * 24 + 9);
  });
});

describe('the cursor in another period', () => {
  const days = { zoom: 'days', first, count: 7 } as const;
  const at = (column: number, slotId: number | null = null) => ({ row: 1, column, slotId });

  it('goes to its slot, or to the first one of the day, if hours are shown instead of days', () => {
    const column = (first + 1) * 24 + 8;
    expect(cursorIn(dayOf(first + 1), at(first + 1, 1), days, 0)).toEqual(at(column, 1));
    expect(cursorIn(dayOf(first + 1), at(first), days, 0)).toEqual(at(column, 1));
  });

  it('keeps its day if days are shown instead of hours', () => {
    const hours = { zoom: 'hours', first: first * 24, count: 24 } as const;
    expect(cursorIn(boardOf(plan, week), at(first * 24 + 10), hours, 0).column).toBe(first);
  });

  it('keeps its weekday and its hour or goes to today, but an arrow key leads to the next day', () => {
    const next = boardOf(plan, { first: first + 7, last: first + 13 });
    expect(cursorIn(next, at(first + 2), days, 0).column).toBe(first + 9);
    expect(cursorIn(next, at(first + 2), days, wall(first + 8)).column).toBe(first + 8);
    expect(cursorIn(next, at(first + 7), days, 0).column).toBe(first + 7);
    const hours = { zoom: 'hours', first: first * 24, count: 24 } as const;
    expect(cursorIn(dayOf(first + 2), at(first * 24 + 10), hours, 0).column).toBe((first + 2) * 24 + 10);
  });
});

it('arrow keys leave out a folded night', () => {
  const board = dayOf(first);
  const folded = new Set(nightHours({ first, last: first }, board.index));
  const night = { ...board, scale: scaleOf({ first, last: first }, 'hours', 1200, folded) };
  const evening = { row: 0, column: first * 24 + 19, slotId: null };
  expect(columnBeside(night, evening, 1)).toBe(first * 24 + 24);
  expect(columnBeside(board, evening, 1)).toBe(first * 24 + 20);
  expect(overNight(night.scale, first * 24, 1)).toBe(first * 24 + 7);
});
