import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_SLOT } from '../core/slot';
import { dayIndexOf, dayIndexOfText, instantOf } from '../../resources/fields/shared/zone';
import type { PlanSlot } from '../model/plan';
import { distanceInto, editsOf, reduceEditing, shiftTo, shownEdits, type EditingBoard } from './commands';
import { START } from './editingState';
import { keyCommandOf, arrowSteps, type EditingKey } from './keyMap';
import { DAY, HOUR } from '../../resources/common/durations';

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

const alone = { order: [], personId: null };
const TIMES = { steps: arrowSteps({ wall: DAY, rows: 0 }, { wall: 15 * 60_000, rows: 0 }), hasCursor: false };
const DAYS = { steps: arrowSteps({ wall: DAY, rows: 0 }, { wall: 7 * DAY, rows: 0 }), hasCursor: false };
const PEOPLE = { steps: arrowSteps({ wall: DAY, rows: 0 }, { wall: 0, rows: 1 }), hasCursor: true };

describe('a carried slot', () => {
  it('keeps its local time across a daylight-saving change', () => {
    const friday = slot(1, (monday + 4) * DAY + 9 * HOUR);
    const [edit] = editsOf({ kind: 'move', slots: [friday], wall: 3 * DAY, rows: 0 }, alone);
    expect(edit).toMatchObject({ kind: 'move', start: Date.parse('2028-03-27T07:00:00Z') });
  });

  it('stays in place until something changes', () => {
    const one = slot(1, monday * DAY);
    const carrying = { kind: 'move', slots: [one], wall: 0, rows: 0 } as const;
    expect(editsOf(carrying, alone)).toEqual([]);
    expect(shownEdits(carrying, alone)).toMatchObject([{ slotId: 1, start: one.start }]);
  });

  it('is copied to the only person shown; slots for everyone stay so', () => {
    const slots = [slot(1, monday * DAY), slot(2, monday * DAY, HOUR, { isForSystem: true, salarieId: null })];
    const people = editsOf({ kind: 'copy', slots, wall: DAY, rows: 0 }, { order: [], personId: 7 }).map((edit) =>
      edit.kind === 'create' ? edit.slot.salarieId : 0,
    );
    expect(people).toEqual([7, null]);
  });

  it('moves to a time, or to a day at the same times', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 * 96 }), fc.integer({ min: 0, max: 6 * 96 }), (from, to) => {
        const [start, target] = [monday * DAY + from * 15 * 60_000, monday * DAY + to * 15 * 60_000];
        const slots = [slot(1, start)];
        expect(start + shiftTo(slots, { wall: target, personId: null }, { order: [], byDays: false }).wall).toBe(
          target,
        );
        const moved = start + shiftTo(slots, { wall: target, personId: null }, { order: [], byDays: true }).wall;
        expect(Math.floor(moved / DAY)).toBe(Math.floor(target / DAY));
        expect(Math.abs((moved - start) % DAY)).toBe(0);
      }),
    ));

  it('moves into the visible period: the same weekday of a week, the only day of a day', () =>
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), (by) => {
        const slots = [slot(1, (monday + by) * DAY + 9 * HOUR)];
        const inWeek = distanceInto(slots, { first: monday, last: monday + 6 });
        expect(Math.abs(inWeek % (7 * DAY))).toBe(0);
        const day = dayIndexOf(slots[0]?.start ?? 0) + inWeek / DAY;
        expect(day >= monday && day <= monday + 6).toBe(true);
        expect(monday + by + distanceInto(slots, { first: monday, last: monday }) / DAY).toBe(monday);
      }),
    ));
});

describe('keyboard commands', () => {
  const key = (name: string, more: Partial<EditingKey> = {}): EditingKey => ({
    key: name,
    ctrl: false,
    alt: false,
    shift: false,
    ...more,
  });

  it.each([
    [key('ArrowDown', { alt: true }), { kind: 'step', step: { wall: 15 * 60_000, rows: 0 } }],
    [key('ArrowDown', { alt: true, shift: true }), { kind: 'resize', edge: 'end', wall: 15 * 60_000 }],
    [key('ArrowUp', { alt: true, ctrl: true, shift: true }), { kind: 'resize', edge: 'start', wall: -15 * 60_000 }],
    [key('ArrowUp', { ctrl: true, shift: true }), { kind: 'resize', edge: 'start', wall: -15 * 60_000 }],
    [key('ArrowDown'), { kind: 'walk', key: 'ArrowDown', ctrl: false }],
    [key('v', { ctrl: true }), { kind: 'run', command: 'paste' }],
    [key('v', { ctrl: true, shift: true }), undefined],
    [key('M'), { kind: 'run', command: 'move' }],
    [key(' '), { kind: 'toggle' }],
    [key('Tab'), undefined],
    [key('m', { alt: true }), undefined],
  ])('%o', (pressed, command) => expect(keyCommandOf(pressed, TIMES, false)).toEqual(command));

  it('move to other people if there are rows, and continue from the cursor with Shift', () => {
    expect(keyCommandOf(key('ArrowDown', { alt: true }), PEOPLE, false)).toEqual({
      kind: 'step',
      step: { wall: 0, rows: 1 },
    });
    expect(keyCommandOf(key('ArrowLeft', { shift: true }), PEOPLE, false)).toEqual({
      kind: 'extend',
      key: 'ArrowLeft',
      edge: 'end',
    });
  });

  it('set the destination while carrying, and do not block Tab', () => {
    expect(keyCommandOf(key('ArrowDown'), DAYS, true)).toEqual({ kind: 'step', step: { wall: 7 * DAY, rows: 0 } });
    expect(keyCommandOf(key('Enter'), DAYS, true)).toEqual({ kind: 'drop' });
    expect(keyCommandOf(key('Escape'), DAYS, true)).toEqual({ kind: 'cancel' });
    expect(keyCommandOf(key('Tab'), DAYS, true)).toBeUndefined();
  });
});

describe('views with rows and without', () => {
  const slots = [slot(1, monday * DAY + 9 * HOUR), slot(2, (monday + 1) * DAY + 9 * HOUR, HOUR, { mark: 'pending' })];
  const board: EditingBoard = {
    order: [],
    slotOf: (id) => slots.find((one) => one.id === id),
    personId: null,
    byDays: false,
    selection: new Set(),
    canWrite: true,
    on: slots[0],
    place: undefined,
    span: { first: monday, last: monday + 6 },
  };
  const move = { kind: 'run', command: 'move' } as const;

  it('carry a slot alike: pick up, move, drop', () => {
    for (const order of [[], [1, 3]]) {
      const view = { ...board, order };
      const taken = reduceEditing(START, move, view);
      const led = taken && reduceEditing(taken.state, { kind: 'step', step: { wall: DAY, rows: 1 } }, view);
      expect(led?.effects).toEqual([{ kind: 'carry', isSaid: true }]);
      const put = led && reduceEditing(led.state, { kind: 'drop' }, view);
      expect(put?.state).toEqual(START);
      const start = slots[0] && slots[0].start + DAY;
      expect(put?.effects).toMatchObject([
        { kind: 'apply', done: 'moved', edits: [{ slotId: 1, start, salarieId: order.length > 0 ? 3 : 1 }] },
      ]);
    }
  });

  it('paste at the cursor, or else pick up the clipboard', () => {
    const cut = reduceEditing(START, { kind: 'run', command: 'cut' }, board)?.state ?? START;
    const paste = { kind: 'run', command: 'paste' } as const;
    expect(reduceEditing(cut, paste, board)?.state.carrying).toMatchObject({ kind: 'move', wall: 0 });
    const there = { ...board, place: { wall: (monday + 2) * DAY, personId: null }, byDays: true };
    const { state, effects } = reduceEditing(cut, paste, there) ?? {};
    expect(state).toEqual(START);
    expect(effects).toMatchObject([{ kind: 'apply', done: 'moved' }]);
  });

  it('ignore proposed slots, and unrelated keys', () => {
    const proposed = { ...board, on: slots[1] };
    expect(reduceEditing(START, move, proposed)?.effects).toMatchObject([{ kind: 'say', word: 'nothing' }]);
    expect(reduceEditing(START, { kind: 'step', step: { wall: DAY, rows: 0 } }, proposed)).toBeUndefined();
    expect(reduceEditing(START, move, { ...board, on: undefined })).toBeUndefined();
    expect(reduceEditing(START, move, { ...board, canWrite: false })).toBeUndefined();
    expect(reduceEditing(START, { kind: 'cancel' }, board)).toBeUndefined();
  });
});
