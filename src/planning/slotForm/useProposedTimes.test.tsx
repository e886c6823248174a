import { act, renderHook } from '@testing-library/react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { indexPlan } from '../data/checkEdits';
import { at, person, planOf, slot } from '../timeline/testing/samplePlan';
import { useProposedTimes } from './useProposedTimes';
import { useTypedTimes } from './useTypedTimes';
import { useKeptDuration } from './useKeptDuration';

const plan = planOf(
  [person(10, 'Arnaud'), person(20, 'Bernard')],
  [slot(1, 20, '2026-11-03 09:00', '2026-11-03 12:00')],
);
const index = indexPlan(plan);
const iso = (text: string) => new Date(at(text)).toISOString();

function Form({ children }: { readonly children: ReactNode }) {
  const values = { salarieId: null, debut: iso('2026-11-03 09:00'), fin: iso('2026-11-03 16:00') };
  return <FormProvider {...useForm({ defaultValues: values })}>{children}</FormProvider>;
}

function shown(isNew = true) {
  const { result } = renderHook(
    () => {
      useKeptDuration();
      const form = useFormContext();
      const typed = useTypedTimes();
      const proposed = useProposedTimes(index, isNew, typed);
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
  const stored = shown(false);
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
