import { expect, it } from 'vitest';
import { HOUR } from '../../resources/common/durations';
import { BLANK_SLOT } from '../core/slot';
import type { PlanSlot } from '../model/plan';
import { createMarkDoubles } from './markDoubles';

const slot = (id: number, hour: number, more: Partial<PlanSlot> = {}): PlanSlot => ({
  ...BLANK_SLOT,
  ...{ id, salarieId: 7, typeCreneauId: 1, title: `Créneau ${id}`, colour: '#112233', isWork: true },
  start: hour * HOUR,
  end: (hour + 2) * HOUR,
  ...more,
});
const doubled = (slots: readonly PlanSlot[]) =>
  slots.flatMap(({ id, doubles }) => (doubles ? [[id, doubles.map(({ title }) => title)]] : []));

it('marks both slots of a double booking with each other', () => {
  const mark = createMarkDoubles();
  expect(doubled(mark([slot(1, 9), slot(2, 10), slot(3, 12), slot(4, 10, { salarieId: 8 })]))).toEqual([
    [1, ['Créneau 2']],
    [2, ['Créneau 1']],
  ]);
});

it('leaves out what is asked for, removed, cancelled or for everyone', () => {
  const others = [
    slot(2, 9, { mark: 'pending' }),
    slot(3, 9, { mark: 'removed', retire: true }),
    slot(4, 9, { etat: 'Annule' }),
    slot(5, 9, { salarieId: null, isForSystem: true }),
  ];
  expect(doubled(createMarkDoubles()([slot(1, 9), ...others]))).toEqual([]);
});

it('keeps the identity of slots and lists as long as nothing changes', () => {
  const mark = createMarkDoubles();
  const [one, two, three] = [slot(1, 9), slot(2, 10), slot(3, 15)];
  const before = mark([one, two, three]);
  expect(mark([one, two, three])).toBe(before);
  const after = mark([one, two, slot(3, 16)]);
  expect(after[0]).toBe(before[0]);
  expect(before[2]).toBe(three);
  expect(doubled(mark([one, slot(2, 11)]))).toEqual([]);
});
