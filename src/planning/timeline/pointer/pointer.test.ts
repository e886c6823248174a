import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { boardOf } from '../testing/boardOf';
import { metricsOf } from '../rowHeights';
import { topsOf } from '../rows/heights';
import { at, person, planOf, slot } from '../testing/samplePlan';
import { DAY } from '../../../resources/common/durations';
import { leftOf, widthOf } from '../scale';
import type { TimelineModel } from '../useTimelineModel';
import { scrollSpeed } from '../../editing/pointer/autoScroll';
import { scrollFor } from '../view/useReveal';
import { boxesOf } from './boxes';
import { edgeAt } from './edgeAt';
import { timelineGeometry } from './timelineGeometry';
import { hitAt } from './hit';

const first = dayIndexOfText('2026-11-02');
const one = slot(1, 10, '2026-11-03 09:00', '2026-11-03 12:00');
const plan = planOf([person(10, 'Arnaud'), person(20, 'Bernard')], [one]);
const board = boardOf(plan, { first, last: first + 6 });
const tops = topsOf([50, 50]);
const left = leftOf(board.scale, first + 3);
const width = widthOf(board.scale, first + 3);

describe('hitAt', () => {
  it('stays within the visible area', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 3000 }), fc.integer({ min: -500, max: 500 }), (x, y) => {
        const { row, column, day } = hitAt(board.scale, tops, x, y);
        expect([0, 1]).toContain(row);
        expect(column).toBe(day);
        expect(column).toBeGreaterThanOrEqual(first);
        expect(column).toBeLessThanOrEqual(first + 6);
      }),
    );
  });
});

describe('a destination', () => {
  it("is drawn over its day, in its person's row", () => {
    const stretch = { personId: 20, start: at('2026-11-05 09:00'), end: at('2026-11-05 12:00') };
    const [box] = boxesOf([{ ...stretch, title: 'Adhérent 1', colour: '' }], board, tops, metricsOf(1200));
    expect(box).toMatchObject({ left, width, title: 'Adhérent 1' });
    expect(box?.top).toBeGreaterThanOrEqual(50);
  });

  it('is drawn in its own row, if a person has several', () => {
    const stretch = { personId: 10, row: 1, start: at('2026-11-05 09:00'), end: at('2026-11-05 12:00') };
    const [box] = boxesOf([{ ...stretch, title: '', colour: '' }], board, tops, metricsOf(1200));
    expect(box?.top).toBeGreaterThanOrEqual(50);
  });

  it('of an open form has the height of its row, and covers no slot', () => {
    const stretch = { personId: 20, start: at('2026-11-05 09:00'), end: at('2026-11-05 12:00'), isDraft: true };
    const [box] = boxesOf([{ ...stretch, title: '', colour: '' }], board, tops, metricsOf(1200));
    expect(box).toMatchObject({ left, top: 50, height: 49, isDraft: true });
  });

  it('spans working days between two cells, or one cell on a long press', () => {
    const model = { board, scale: board.scale, tops, metrics: metricsOf(1200) } as TimelineModel;
    const { stretchOf } = timelineGeometry({ current: null }, model, 200, undefined);
    const from = { wall: (first + 1) * DAY, personId: 10, row: 0 };
    expect(stretchOf(from, { ...from, wall: (first + 2) * DAY }, false)).toEqual({
      start: at('2026-11-03 09:00'),
      end: at('2026-11-04 16:00'),
    });
    expect(stretchOf(from, from, true)).toEqual({ start: at('2026-11-03 09:00'), end: at('2026-11-03 16:00') });
  });

  it('has handles, unless it is too narrow', () => {
    expect([edgeAt(2, 100), edgeAt(50, 100), edgeAt(97, 100), edgeAt(2, 12)]).toEqual([
      'start',
      undefined,
      'end',
      undefined,
    ]);
  });
});

describe('scrolling', () => {
  it('is faster near the edge, and stops in the middle', () => {
    expect(scrollSpeed(300, 0, 600)).toBe(0);
    expect(scrollSpeed(5, 0, 600)).toBeLessThan(scrollSpeed(30, 0, 600));
    expect(scrollSpeed(640, 0, 600)).toBeGreaterThan(0);
  });

  it('reveals with the least scrolling', () => {
    expect(scrollFor(100, 120, 160, 200)).toBe(100);
    expect(scrollFor(100, 40, 80, 200)).toBe(40);
    expect(scrollFor(100, 290, 330, 200)).toBe(130);
  });
});
