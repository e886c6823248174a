import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { scaleOf } from '../scale';
import { slot } from '../testing/samplePlan';
import { layoutLanes } from './lanes';
import { createIndexer, slotsOf } from './planIndex';
import { HOUR } from '../../../resources/common/durations';

const first = dayIndexOfText('2026-11-01');
const month = { first, last: first + 29 };

const slots = fc.array(
  fc.record({ from: fc.integer({ min: -40, max: 740 }), hours: fc.integer({ min: 1, max: 80 }) }),
  {
    maxLength: 60,
  },
);

const placed = (wanted: readonly { from: number; hours: number }[]) => {
  const base = slot(0, 1, '2026-11-01 00:00', '2026-11-01 01:00');
  const list = wanted.map(({ from, hours }, index) => ({
    ...base,
    id: index + 1,
    start: base.start + from * HOUR,
    end: base.start + (from + hours) * HOUR,
  }));
  return slotsOf(createIndexer()(list), 1);
};

describe('layoutLanes', () => {
  it.each(['days', 'hours'] as const)('never draws two slots on top of each other, by %s', (zoom) => {
    fc.assert(
      fc.property(slots, fc.integer({ min: 1, max: 5 }), (wanted, max) => {
        const { items, lanes } = layoutLanes(placed(wanted), scaleOf(month, zoom, 1200), max);
        for (const one of items)
          for (const other of items)
            if (one !== other && one.lane === other.lane)
              expect(one.from >= other.to || other.from >= one.to).toBe(true);
        expect(lanes).toBeLessThanOrEqual(max);
        expect(items.every(({ lane }) => lane < lanes)).toBe(true);
      }),
    );
  });

  it('counts what it does not draw per column', () => {
    fc.assert(
      fc.property(slots, (wanted) => {
        const scale = scaleOf(month, 'days', 1200);
        const all = layoutLanes(placed(wanted), scale, Infinity);
        const few = layoutLanes(placed(wanted), scale, 2);
        expect(all.more).toBeUndefined();
        for (let column = scale.first; column < scale.first + scale.count; column += 1) {
          const within = (items: typeof all.items) =>
            items.filter(({ from, to }) => from <= column && to > column).length;
          expect(within(few.items) + (few.more?.get(column) ?? 0)).toBe(within(all.items));
        }
      }),
    );
  });
});
