import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dayIndexOfText, instantText } from '../../resources/fields/shared/zone';
import { indexPlan } from '../data/checkEdits';
import { person, planOf, slot } from '../timeline/testing/samplePlan';
import { useSlotCreation } from './useSlotCreation';
import { readWantedSlot } from './wantedSlot';

const day = dayIndexOfText('2026-11-03');

function begun(address: string, entrepriseId?: number) {
  // A meeting in the morning.
  const plan = planOf([person(10, 'Arnaud Camille')], [slot(1, 10, '2026-11-03 09:00', '2026-11-03 10:30')]);
  const onSlot = vi.fn<Parameters<typeof useSlotCreation>[0]['onSlot']>();
  const [absence] = [...plan.types.values()].filter(({ compteTravail }) => !compteTravail);
  const { result } = renderHook(() =>
    useSlotCreation({
      reader: { isPlanner: true, isReadOnly: false },
      isOwn: false,
      at: {
        ...{ day, today: day, index: indexPlan(plan), salarieId: 10, entrepriseId },
        span: { first: day, last: day },
      },
      onSlot,
      onProposal: vi.fn(),
    }),
  );
  result.current.beginWanted?.(readWantedSlot(new URLSearchParams(address.replace('ABSENCE', String(absence?.id)))));
  const opened = onSlot.mock.lastCall?.[0];
  if (opened?.kind !== 'new') throw new Error('a new slot opens');
  const { start, end, ...others } = opened.at;
  return { ...others, times: [start, end].map(instantText), absence: absence?.id };
}

it('work begins after the meeting, an absence takes the whole day', () => {
  expect(begun('debut=2026-11-03').times[0]).toBe('2026-11-03T09:30:00.000Z');
  const leave = begun('debut=2026-11-03&type=ABSENCE');
  expect(leave.times).toEqual(['2026-11-03T08:00:00.000Z', '2026-11-03T15:00:00.000Z']);
  expect(leave.typeId).toBe(leave.absence);
});

it('a type that the plan lacks is left out; the plan of a company gives its company', () => {
  expect(begun('debut=2026-11-03&type=999')).not.toHaveProperty('typeId');
  expect(begun('', 4)).toMatchObject({ entrepriseId: 4, salarieId: 10 });
});
