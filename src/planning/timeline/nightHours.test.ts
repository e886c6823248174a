import { expect, it } from 'vitest';
import { DAY, HOUR } from '../../resources/common/durations';
import type { PlanIndex, SlotSpan } from './index/planIndex';
import { nightHours } from './nightHours';
import { leftOf, scaleOf, trackOf, wallAt } from './scale';

const DAY_SHOWN = 20_780;
const span = { first: DAY_SHOWN, last: DAY_SHOWN };
const slot = (from: number, to: number, day = DAY_SHOWN) =>
  ({ wallStart: day * DAY + from * HOUR, wallEnd: day * DAY + to * HOUR }) as SlotSpan;
const hours = (...slots: readonly SlotSpan[]) => {
  const index: PlanIndex = new Map([[7, slots]]);
  return nightHours(span, index).map((hour) => hour - DAY_SHOWN * 24);
};

it('the hours before seven and from twenty on are those of the night', () => {
  expect(hours(slot(9, 12))).toEqual([0, 1, 2, 3, 4, 5, 6, 20, 21, 22, 23]);
});

it('hours with slots are no night, whole days with slots over midnight neither', () => {
  expect(hours(slot(5.5, 9), slot(19, 22.25))).toEqual([0, 1, 2, 3, 4, 23]);
  expect(hours(slot(-3, 26))).toEqual([]);
  expect(hours(slot(2, 4, DAY_SHOWN + 1))).toContain(2);
});

it('a folded night leaves its room to the day, and can still be pointed at', () => {
  const folded = new Set(nightHours(span, new Map()));
  const scale = scaleOf(span, 'hours', 1200, folded);
  expect(trackOf(scale)).toBe(1200 - 208);
  const [seven, eight] = [7, 8].map((hour) => leftOf(scale, DAY_SHOWN * 24 + hour));
  expect(seven).toBeLessThan(60);
  expect((eight ?? 0) - (seven ?? 0)).toBeGreaterThan(60);
  expect(wallAt(scale, (seven ?? 0) + 1)).toBe(DAY_SHOWN * DAY + 7 * HOUR);
  expect(wallAt(scale, 1)).toBeLessThan(DAY_SHOWN * DAY + 2 * HOUR);
});
