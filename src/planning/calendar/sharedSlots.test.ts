import { expect, it } from 'vitest';
import type { PlanSlot } from '../model/plan';
import { sharedSlots } from './sharedSlots';

const slot = (id: number, more: Partial<PlanSlot> = {}) =>
  ({ id, salarieId: id, start: 9, end: 10, title: 'Réunion', texte: null, ...more }) as PlanSlot;
const idsOf = (slots: readonly PlanSlot[]) => sharedSlots(slots).map((group) => group.map(({ id }) => id));

it('what many people share is one entry, at the place of its first slot', () => {
  const leave = slot(9, { title: 'Congés' });
  expect(idsOf([slot(1), leave, slot(2), slot(3), slot(4)])).toEqual([[1, 2, 3, 4], [9]]);
});

it.each([
  ['three people', [slot(1), slot(2), slot(3)]],
  ['other texts', [slot(1), slot(2), slot(3), slot(4, { texte: 'Salle 2' })]],
  ['changes of a simulation', [1, 2, 3, 4].map((id) => slot(id, { mark: 'moved' }))],
  ['slots of everyone', [1, 2, 3, 4].map((id) => slot(id, { salarieId: null }))],
])('%s stand alone', (_, slots) => {
  expect(idsOf(slots)).toEqual(slots.map(({ id }) => [id]));
});
