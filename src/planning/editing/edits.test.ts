import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallOf } from '../../resources/fields/shared/zone';
import { at, slot } from '../timeline/testing/samplePlan';
import { cellTimes, drawnTimes } from './drawn';
import { clampRows, copyEdits, movedTimes, moveEdits, resizeEdits } from './edits';
import { DAY, HOUR } from '../../resources/common/durations';

describe('movedTimes', () => {
  it('keeps the local time across a daylight-saving change', () => {
    const friday = { start: at('2026-10-23 09:00'), end: at('2026-10-23 12:00') };
    expect(movedTimes(friday, 3 * DAY)).toEqual({ start: at('2026-10-26 09:00'), end: at('2026-10-26 12:00') });
    expect(at('2026-10-26 09:00') - friday.start).toBe(3 * DAY + HOUR);
  });

  it('never moves an end before the start', () => {
    const begin = Date.parse('2026-03-20T00:00:00Z');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 * 96 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: -3000, max: 3000 }),
        (from, length, by) => {
          const times = { start: begin + from * 900_000, end: begin + (from + length) * 900_000 };
          const moved = movedTimes(times, by * 900_000);
          expect(moved.end).toBeGreaterThan(moved.start);
        },
      ),
    );
  });
});

describe('moveEdits', () => {
  const one = slot(1, 10, '2026-11-03 09:00', '2026-11-03 12:00');
  const two = slot(2, 20, '2026-11-04 09:00', '2026-11-04 12:00');
  const order = [10, 20, 30];

  it('moves several slots together, if each finds a person', () => {
    const edits = moveEdits([one, two], { wall: DAY, rows: 5 }, order);
    expect(edits).toMatchObject([
      { slotId: 1, salarieId: 20, start: at('2026-11-04 09:00') },
      { slotId: 2, salarieId: 30, start: at('2026-11-05 09:00') },
    ]);
    expect(clampRows([0, 1], -4, 3)).toBe(0);
  });

  it('returns nothing without a change', () => {
    expect(moveEdits([one], { wall: 0, rows: -1 }, order)).toEqual([]);
  });

  it('keeps slots for everyone', () => {
    const all = { ...one, salarieId: null, isForSystem: true };
    expect(moveEdits([all], { wall: DAY, rows: 1 }, order)).toMatchObject([{ salarieId: null }]);
  });

  it('creates copies without series and origin', () => {
    const [edit] = copyEdits([{ ...one, periodiciteId: 4, origineId: 7, retire: true }], { wall: DAY, rows: 0 }, order);
    expect(edit).toMatchObject({ kind: 'create', slot: { periodiciteId: null, origineId: null, retire: false } });
    expect(edit?.kind === 'create' && 'title' in edit.slot).toBe(false);
  });
});

describe('resizeEdits', () => {
  const one = slot(1, 10, '2026-11-03 09:00', '2026-11-03 10:00');

  it('moves an end', () => {
    expect(resizeEdits(one, 'end', HOUR)).toMatchObject([{ start: one.start, end: at('2026-11-03 11:00') }]);
    expect(resizeEdits(one, 'start', -HOUR)).toMatchObject([{ start: at('2026-11-03 08:00'), end: one.end }]);
  });

  it('keeps at least a quarter of an hour', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('start' as const, 'end' as const),
        fc.integer({ min: -500, max: 500 }),
        (edge, by) => {
          for (const edit of resizeEdits(one, edge, by * 60_000))
            if (edit.kind === 'move') expect(edit.end - edit.start).toBeGreaterThanOrEqual(900_000);
        },
      ),
    );
  });
});

describe('drawn', () => {
  const wall = (text: string) => wallOf(at(text));
  const days = { zoom: 'days', unit: DAY, step: DAY } as const;
  const hours = { zoom: 'hours', unit: HOUR, step: 900_000 } as const;

  it('spans working days in either direction', () => {
    const expected = { start: at('2026-11-03 09:00'), end: at('2026-11-05 16:00') };
    expect(drawnTimes(days, wall('2026-11-03 00:00'), wall('2026-11-05 00:00'))).toEqual(expected);
    expect(drawnTimes(days, wall('2026-11-05 00:00'), wall('2026-11-03 00:00'))).toEqual(expected);
  });

  it('spans quarters of an hour, and an hour for a cell', () => {
    expect(drawnTimes(hours, wall('2026-11-03 09:15'), wall('2026-11-03 10:00'))).toEqual({
      start: at('2026-11-03 09:15'),
      end: at('2026-11-03 10:15'),
    });
    expect(cellTimes(hours, wall('2026-11-03 14:00') / HOUR)).toEqual({
      start: at('2026-11-03 14:00'),
      end: at('2026-11-03 15:00'),
    });
  });
});
