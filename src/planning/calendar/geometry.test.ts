import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIndexOfText, instantOf, wallOf } from '../../resources/fields/shared/zone';
import { DAY, HOUR } from '../../resources/common/durations';
import { cellGeometry, columnGeometry } from './geometry';

const monday = dayIndexOfText('2028-03-20');

describe('positions', () => {
  const columns = [0, 1, 2].map((at) => ({
    day: monday + at,
    box: { left: 50 + at * 100, top: -200, width: 100, height: 960 },
  }));
  const sight = { left: 50, top: 0, width: 300, height: 600 };
  const geometry = columnGeometry(
    () => columns,
    () => sight,
  );

  it('map to times in quarters of an hour, also beside the columns', () => {
    expect(geometry.wallAt(160, 165)).toBe((monday + 1) * DAY + 9 * HOUR);
    expect(geometry.wallAt(1_000, -500)).toBe((monday + 2) * DAY);
  });

  it('split a slot across midnight into its days, limited to the visible ones', () => {
    const boxes = geometry.boxesOf(instantOf(monday * DAY + 19 * HOUR), instantOf((monday + 1) * DAY + 6 * HOUR));
    expect(boxes).toEqual([
      { left: 51, top: 560, width: 97, height: 40 },
      { left: 151, top: 0, width: 97, height: 40 },
    ]);
  });

  it('map back to the requested time', () =>
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 79 }), (quarter) => {
        const start = instantOf(monday * DAY + quarter * 15 * 60_000);
        const [box] = geometry.boxesOf(start, start + HOUR);
        expect(geometry.wallAt((box?.left ?? 0) + 5, (box?.top ?? 0) + 1)).toBe(wallOf(start));
      }),
    ));

  it('map to days in a month', () => {
    const cells = cellGeometry(() => columns.map(({ day, box }) => ({ day, box: { ...box, top: 0, height: 100 } })));
    expect(cells.wallAt(260, 50)).toBe((monday + 2) * DAY);
    expect(cells.boxesOf(instantOf(monday * DAY), instantOf((monday + 2) * DAY))).toHaveLength(2);
  });

  it('in a month have a new slot below those of its day, and around a day that is full', () => {
    const cells = (filled: number | undefined) =>
      cellGeometry(() => [{ day: monday, box: { left: 0, top: 0, width: 100, height: 100 }, filled }]).boxesOf(
        instantOf(monday * DAY + 9 * HOUR),
        instantOf(monday * DAY + 10 * HOUR),
        true,
      );
    expect(cells(undefined)).toMatchObject([{ top: 32, height: 24 }]);
    expect(cells(62)).toMatchObject([{ top: 64, height: 24 }]);
    expect(cells(94)).toEqual([{ left: 1, top: 1, width: 98, height: 98 }]);
  });
});
