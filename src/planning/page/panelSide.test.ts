import { describe, expect, it } from 'vitest';
import { dayIndexOfText, instantOf } from '../../resources/fields/shared/zone';
import { DAY, HOUR } from '../../resources/common/durations';
import { panelSide } from './panelSide';
import { spanOf } from './urlState';

const day = dayIndexOfText('2026-11-11');
const at = (date: number, hour = 9) => instantOf(dayIndexOfText(`2026-11-${date}`) * DAY + hour * HOUR);

describe.each([1152, 1392, 1872])('in a plan of %i pixels', (width) => {
  it.each([
    ['timeline', 'month', '10', 9, 'right'],
    ['timeline', 'month', '30', 9, 'left'],
    ['timeline', 'week', '10', 9, 'right'],
    ['timeline', 'week', '15', 9, 'left'],
    ['timeline', 'day', '11', 8, 'right'],
    ['timeline', 'day', '11', 20, 'left'],
    ['week', 'month', '10', 9, 'right'],
    ['workWeek', 'month', '13', 9, 'left'],
    ['month', 'month', '23', 9, 'right'],
    ['month', 'month', '29', 9, 'left'],
    ['agenda', 'month', '30', 9, 'right'],
    ['day', 'month', '11', 9, 'right'],
  ] as const)('the panel of a slot in %s by %s on %s at %i h lies on the %s', (view, zoom, date, hour, side) => {
    const place = { view, zoom, day };
    expect(panelSide(place, spanOf(place), at(Number(date), hour), width)).toBe(side);
  });
});

it('a panel lies on the right where its slot is not shown, and without one', () => {
  const place = { view: 'timeline', zoom: 'month', day } as const;
  const other = instantOf(dayIndexOfText('2026-12-30') * DAY);
  expect([other, undefined].map((start) => panelSide(place, spanOf(place), start, 1392))).toEqual(['right', 'right']);
});
