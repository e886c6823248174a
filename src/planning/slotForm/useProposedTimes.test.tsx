import { act, renderHook } from '@testing-library/react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { indexPlan } from '../data/checkEdits';
import { at, person, planOf, slot } from '../timeline/testing/samplePlan';
import type { SlotSubType } from '../data/useTypes';
import { useProposedEnd } from './useProposedEnd';
import { firstTimes, useProposedTimes } from './useProposedTimes';
import { useTypedTimes } from './useTypedTimes';

const visit = (id: number, who: number, day: string, from: string, to: string) =>
  slot(id, who, `${day} ${from}`, `${day} ${to}`);
const plan = planOf(
  [person(10, 'Arnaud'), person(20, 'Bernard'), person(30, 'Camille')],
  [
    slot(1, 20, '2026-11-03 09:00', '2026-11-03 12:00', { typeCreneauId: 7 }),
    visit(2, 30, '2026-11-04', '09:00', '12:00'),
    visit(3, 30, '2026-11-05', '13:30', '17:30'),
    visit(4, 30, '2026-11-06', '13:30', '17:30'),
  ],
);
const NONE: ReadonlyMap<number, SlotSubType> = new Map();
const index = indexPlan(plan);
const AT = { salarieId: null, start: at('2026-11-03 09:00'), end: at('2026-11-03 16:00') };
const iso = (text: string) => new Date(at(text)).toISOString();

function Form({ children }: { readonly children: ReactNode }) {
  const values = { salarieId: null, typeCreneauId: null, debut: iso('2026-11-03 09:00'), fin: iso('2026-11-03 16:00') };
  return <FormProvider {...useForm({ defaultValues: values })}>{children}</FormProvider>;
}

function shown({ isNew = true, typeId = null as number | null } = {}) {
  const { result } = renderHook(
    () => {
      const form = useFormContext();
      const typed = useTypedTimes();
      const first = isNew ? firstTimes(index, AT, typeId) : undefined;
      const { proposed, followsType } = useProposedTimes({ index, subTypes: NONE, first, typed });
      useProposedEnd({ types: plan.types, subTypes: NONE, index, slotId: undefined, typed, followsType });
      return { ...form, proposed };
    },
    { wrapper: Form },
  );
  return {
    set: (name: string, value: unknown) => act(() => result.current.setValue(name, value)),
    proposed: () => result.current.proposed,
    // As an input does.
    type: (name: string, value: string) =>
      act(() => result.current.register(name).onChange({ type: 'change', target: { name, value } })),
    times: () => ['debut', 'fin'].map((name) => String(result.current.getValues(name))),
  };
}

it('the hours that the chosen person has left are proposed, as in a cell of the plan', () => {
  const { set, times } = shown();
  set('salarieId', 20);
  expect(times()).toEqual([iso('2026-11-03 13:30'), iso('2026-11-03 17:30')]);
  set('salarieId', 10);
  expect(times()).toEqual([iso('2026-11-03 09:00'), iso('2026-11-03 16:00')]);
});

it('times that were entered stay, and those of a stored slot', () => {
  const { set, times } = shown();
  set('fin', iso('2026-11-03 11:00'));
  set('salarieId', 20);
  expect(times()).toEqual([iso('2026-11-03 09:00'), iso('2026-11-03 11:00')]);
  const stored = shown({ isNew: false });
  stored.set('salarieId', 20);
  expect(stored.times()).toEqual([iso('2026-11-03 09:00'), iso('2026-11-03 16:00')]);
});

it('times that were entered stay, even those that were proposed', async () => {
  const { set, type, times, proposed } = shown();
  await type('fin', iso('2026-11-03 11:00'));
  await type('fin', iso('2026-11-03 16:00'));
  set('salarieId', 20);
  expect(times()).toEqual([iso('2026-11-03 09:00'), iso('2026-11-03 16:00')]);
  expect(proposed()).toBeUndefined();
});

it('a change of the times says whose they are, and is taken back for good', () => {
  const { set, times, proposed } = shown();
  set('salarieId', 20);
  expect(proposed()).toMatchObject({
    personId: 20,
    before: { start: at('2026-11-03 09:00'), end: at('2026-11-03 16:00') },
  });
  act(() => proposed()?.restore());
  expect(times()).toEqual([iso('2026-11-03 09:00'), iso('2026-11-03 16:00')]);
  expect(proposed()).toBeUndefined();
  set('salarieId', 10);
  set('salarieId', 20);
  expect(times()).toEqual([iso('2026-11-03 09:00'), iso('2026-11-03 16:00')]);
});

it('the most frequent times of the chosen type in the person’s plan are proposed, else those in all plans', () => {
  const { set, times, proposed } = shown();
  set('salarieId', 30);
  set('typeCreneauId', 1);
  expect(times()).toEqual([iso('2026-11-03 13:30'), iso('2026-11-03 17:30')]);
  expect(proposed()).toMatchObject({ personId: 30, typeId: 1, source: 'ownType' });
  set('salarieId', 20);
  expect(times()).toEqual([iso('2026-11-03 13:30'), iso('2026-11-03 17:30')]);
  set('typeCreneauId', 2);
  expect(times()).toEqual([iso('2026-11-03 09:00'), iso('2026-11-03 16:00')]);
});

it('a drawn time stays when a type is chosen, but for its end', () => {
  const { set, times } = shown({ isNew: false });
  set('typeCreneauId', 1);
  expect(times()).toEqual([iso('2026-11-03 09:00'), iso('2026-11-03 10:00')]);
});
