import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_SLOT } from '../../core/slot';
import { dayIndexOf, dayIndexOfText, instantOf, wallOf } from '../../../resources/fields/shared/zone';
import type { PlanSlot } from '../../model/plan';
import { distanceInto, distanceTo, editsOf, shownEdits } from './carrying';
import { cellGeometry, columnGeometry } from './geometry';
import { carryingCommand, DAY_STEPS, TIME_STEPS, keyCommandOf, type PressedKey } from './calendarKeys';
import { DAY, HOUR } from '../../../resources/common/durations';

const monday = dayIndexOfText('2028-03-20');

const slot = (id: number, wall: number, length = HOUR, more: Partial<PlanSlot> = {}): PlanSlot => ({
  ...BLANK_SLOT,
  id,
  version: 1,
  salarieId: 1,
  typeCreneauId: 2,
  start: instantOf(wall),
  end: instantOf(wall + length),
  title: 'Permanence',
  colour: '#2e7d32',
  isWork: true,
  ...more,
});

describe('what is carried', () => {
  it('keeps what the clock shows over the change of clock', () => {
    const friday = slot(1, (monday + 4) * DAY + 9 * HOUR);
    const [edit] = editsOf({ kind: 'move', slots: [friday], wall: 3 * DAY }, null);
    expect(edit).toMatchObject({ kind: 'move', start: Date.parse('2028-03-27T07:00:00Z') });
  });

  it('is shown where it is as long as nothing changes', () => {
    const one = slot(1, monday * DAY);
    const carrying = { kind: 'move', slots: [one], wall: 0 } as const;
    expect(editsOf(carrying, null)).toEqual([]);
    expect(shownEdits(carrying, null)).toMatchObject([{ slotId: 1, start: one.start }]);
  });

  it('becomes that of the only person shown, when it is copied; what is for everybody stays so', () => {
    const slots = [slot(1, monday * DAY), slot(2, monday * DAY, HOUR, { isForSystem: true, salarieId: null })];
    const people = editsOf({ kind: 'copy', slots, wall: DAY }, 7).map((edit) =>
      edit.kind === 'create' ? edit.slot.salarieId : 0,
    );
    expect(people).toEqual([7, null]);
  });

  it('goes to a time, or to a day with its times', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 * 96 }), fc.integer({ min: 0, max: 6 * 96 }), (from, to) => {
        const [start, target] = [monday * DAY + from * 15 * 60_000, monday * DAY + to * 15 * 60_000];
        const slots = [slot(1, start)];
        expect(start + distanceTo(slots, target, false)).toBe(target);
        const moved = start + distanceTo(slots, target, true);
        expect(Math.floor(moved / DAY)).toBe(Math.floor(target / DAY));
        expect(Math.abs((moved - start) % DAY)).toBe(0);
      }),
    ));

  it('comes into what is shown: on the same weekday of a week, on the only day of a day', () =>
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), (by) => {
        const slots = [slot(1, (monday + by) * DAY + 9 * HOUR)];
        const inWeek = distanceInto(slots, monday, monday + 6);
        expect(Math.abs(inWeek % (7 * DAY))).toBe(0);
        const day = dayIndexOf(slots[0]?.start ?? 0) + inWeek / DAY;
        expect(day >= monday && day <= monday + 6).toBe(true);
        expect(monday + by + distanceInto(slots, monday, monday) / DAY).toBe(monday);
      }),
    ));
});

describe('keys', () => {
  const key = (name: string, more: Partial<PressedKey> = {}): PressedKey => ({
    key: name,
    ctrl: false,
    alt: false,
    shift: false,
    ...more,
  });

  it.each([
    [key('ArrowDown', { alt: true }), { kind: 'step', wall: 15 * 60_000 }],
    [key('ArrowDown', { alt: true, shift: true }), { kind: 'resize', edge: 'end', wall: 15 * 60_000 }],
    [key('ArrowUp', { ctrl: true, shift: true }), { kind: 'resize', edge: 'start', wall: -15 * 60_000 }],
    [key('ArrowDown'), undefined],
    [key('v', { ctrl: true }), { kind: 'run', command: 'paste' }],
    [key('v', { ctrl: true, shift: true }), undefined],
    [key('M'), { kind: 'run', command: 'move' }],
    [key(' '), { kind: 'toggle' }],
    [key('Tab'), undefined],
  ])('%o', (pressed, command) => expect(keyCommandOf(pressed, TIME_STEPS)).toEqual(command));

  it('mean where to, while something is held, and let Tab go', () => {
    expect(carryingCommand(key('ArrowDown'), DAY_STEPS)).toEqual({ kind: 'step', wall: 7 * DAY });
    expect(carryingCommand(key('Enter'), DAY_STEPS)).toEqual({ kind: 'drop' });
    expect(carryingCommand(key('Escape'), DAY_STEPS)).toEqual({ kind: 'cancel' });
    expect(carryingCommand(key('Tab'), DAY_STEPS)).toBeUndefined();
  });
});

describe('places', () => {
  const columns = [0, 1, 2].map((at) => ({
    day: monday + at,
    box: { left: 50 + at * 100, top: -200, width: 100, height: 960 },
  }));
  const sight = { left: 50, top: 0, width: 300, height: 600 };
  const geometry = columnGeometry(
    () => columns,
    () => sight,
  );

  it('are times at a quarter of an hour, also beside the columns', () => {
    expect(geometry.wallAt(160, 165)).toBe((monday + 1) * DAY + 9 * HOUR);
    expect(geometry.wallAt(1_000, -500)).toBe((monday + 2) * DAY);
  });

  it('cut a slot over midnight into its days, and to what is in sight', () => {
    const boxes = geometry.boxesOf(instantOf(monday * DAY + 19 * HOUR), instantOf((monday + 1) * DAY + 6 * HOUR));
    expect(boxes).toEqual([
      { left: 51, top: 560, width: 97, height: 40 },
      { left: 151, top: 0, width: 97, height: 40 },
    ]);
  });

  it('lead back to the time that they were asked for', () =>
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 79 }), (quarter) => {
        const start = instantOf(monday * DAY + quarter * 15 * 60_000);
        const [box] = geometry.boxesOf(start, start + HOUR);
        expect(geometry.wallAt((box?.left ?? 0) + 5, (box?.top ?? 0) + 1)).toBe(wallOf(start));
      }),
    ));

  it('are days in a month', () => {
    const cells = cellGeometry(() => columns.map(({ day, box }) => ({ day, box: { ...box, top: 0, height: 100 } })));
    expect(cells.wallAt(260, 50)).toBe((monday + 2) * DAY);
    expect(cells.boxesOf(instantOf(monday * DAY), instantOf((monday + 2) * DAY))).toHaveLength(2);
  });
});
