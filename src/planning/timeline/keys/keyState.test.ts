import { expect, it } from 'vitest';
import { slot } from '../testing/samplePlan';
import { followedState, startAt, type KeyState } from './keyState';

const held = slot(-1, 10, '2026-11-02 09:00', '2026-11-02 12:00');
const state: KeyState = {
  ...startAt(20),
  cursor: { row: 0, column: 20, slotId: -1 },
  carrying: { kind: 'move', slots: [held], wall: 5, rows: 1 },
  clipboard: { slots: [held], isCut: true },
};

it('the state follows a slot whose id changes: cursor, carried and cut slots', () => {
  expect(followedState(state, (id) => (id === -1 ? 41 : id))).toEqual({
    ...state,
    cursor: { row: 0, column: 20, slotId: 41 },
    carrying: { kind: 'move', slots: [{ ...held, id: 41 }], wall: 5, rows: 1 },
    clipboard: { slots: [{ ...held, id: 41 }], isCut: true },
  });
});

it('the state keeps its identity while ids stay', () => {
  expect(followedState(state, (id) => id)).toBe(state);
});
