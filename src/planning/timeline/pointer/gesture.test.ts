import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { boardOf } from '../testing/boardOf';
import { metricsOf } from '../metrics';
import { topsOf } from '../rows/heights';
import { at, person, planOf, slot } from '../testing/samplePlan';
import { scrollSpeed } from '../view/autoScroll';
import { scrollFor } from '../view/useReveal';
import { boxesOf } from './boxes';
import { drawnAt, edgeAt, editsAt } from './gesture';
import { hitAt } from './hit';

const first = dayIndexOfText('2026-11-02');
const one = slot(1, 10, '2026-11-03 09:00', '2026-11-03 12:00');
const plan = planOf([person(10, 'Arnaud'), person(20, 'Bernard')], [one]);
const board = boardOf(plan, { first, last: first + 6 });
const tops = topsOf([50, 50]);
const { width } = board.scale;

describe('hitAt', () => {
  it('stays within what is shown', () => {
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

describe('a drag', () => {
  const from = hitAt(board.scale, tops, 1.5 * width, 10);

  it('moves by days and people', () => {
    const to = hitAt(board.scale, tops, 3.1 * width, 70);
    const edits = editsAt({ kind: 'move', slots: [one], from }, to, board);
    expect(edits).toMatchObject([{ slotId: 1, salarieId: 20, start: at('2026-11-05 09:00') }]);
    const [box] = boxesOf(edits, board, tops, metricsOf(1200));
    expect(box).toMatchObject({ left: 3 * width, width, title: 'Adhérent 1' });
    expect(box?.top).toBeGreaterThanOrEqual(50);
  });

  it('means nothing where it began', () => {
    expect(editsAt({ kind: 'move', slots: [one], from }, from, board)).toEqual([]);
  });

  it('draws over days', () => {
    const to = hitAt(board.scale, tops, 2.9 * width, 10);
    expect(drawnAt({ kind: 'draw', from }, to, board)).toEqual({
      start: at('2026-11-03 09:00'),
      end: at('2026-11-04 16:00'),
    });
  });

  it('changes an end by hours', () => {
    const hours = boardOf(plan, { first: first + 1, last: first + 1 }, 'hours');
    const x = (hour: number) => hour * hours.scale.width;
    const grip = hitAt(hours.scale, tops, x(12) - 1, 10);
    const to = hitAt(hours.scale, tops, x(13) - 1, 10);
    const edits = editsAt({ kind: 'resize', slot: one, edge: 'end', from: grip }, to, hours);
    expect(edits).toMatchObject([{ start: one.start, end: at('2026-11-03 13:00') }]);
    expect([edgeAt(2, 100), edgeAt(50, 100), edgeAt(97, 100), edgeAt(2, 12)]).toEqual([
      'start',
      undefined,
      'end',
      undefined,
    ]);
  });
});

describe('scrolling', () => {
  it('goes faster nearer to the edge, and not at all in the middle', () => {
    expect(scrollSpeed(300, 0, 600)).toBe(0);
    expect(scrollSpeed(5, 0, 600)).toBeLessThan(scrollSpeed(30, 0, 600));
    expect(scrollSpeed(640, 0, 600)).toBeGreaterThan(0);
  });

  it('reveals with as little as possible', () => {
    expect(scrollFor(100, 120, 160, 200)).toBe(100);
    expect(scrollFor(100, 40, 80, 200)).toBe(40);
    expect(scrollFor(100, 290, 330, 200)).toBe(130);
  });
});
