import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterDay, enterPlan, isInPlan, keyboardDay } from './planFocus';

const WEEK = { first: 100, last: 106 };
const nowhere = () => undefined;

const show = (plan: React.ReactNode) =>
  render(
    <main>
      <button type="button">Ailleurs</button>
      <section data-plan tabIndex={-1} aria-label="Plan">
        {plan}
      </section>
    </main>,
  );

it('the keyboard enters a list at its first slot, a year at the present month, and an empty day as such', () => {
  const { rerender } = show(
    <>
      <h2>
        <button type="button">Voir le jour</button>
      </h2>
      <button type="button" tabIndex={0} data-slot="1">
        Réunion
      </button>
    </>,
  );
  expect(enterPlan()).toBe(true);
  expect(screen.getByRole('button', { name: 'Réunion' })).toHaveFocus();
  rerender(<main />);
  expect(enterPlan()).toBe(false);
  show(
    <>
      <button type="button" data-day="1">
        Janvier
      </button>
      <button type="button" data-day="40" data-today="">
        Février
      </button>
    </>,
  );
  enterPlan();
  expect(screen.getByRole('button', { name: 'Février' })).toHaveFocus();
});

it('an empty day has the focus itself', () => {
  show(null);
  enterPlan();
  expect(screen.getByRole('region', { name: 'Plan' })).toHaveFocus();
});

it('the day of the keyboard is that of the cursor, of a cell or of a slot, within the period', () => {
  show(
    <>
      <div role="grid" aria-label="Équipe" tabIndex={0} data-cursor-day={103} />
      <div data-day="104">
        <button type="button">4</button>
      </div>
      <button type="button" data-slot="7">
        Congé
      </button>
    </>,
  );
  const dayOn = (element: HTMLElement) => {
    element.focus();
    return keyboardDay(WEEK, (id) => (id === 7 ? 98 : undefined));
  };
  expect(dayOn(screen.getByRole('button', { name: 'Ailleurs' }))).toBeUndefined();
  expect(isInPlan()).toBe(false);
  expect(dayOn(screen.getByRole('grid'))).toBe(103);
  expect(dayOn(screen.getByRole('button', { name: '4' }))).toBe(104);
  expect(dayOn(screen.getByRole('button', { name: 'Congé' }))).toBe(100);
  expect(keyboardDay(WEEK, nowhere)).toBeUndefined();
});

it('today has the focus where it is shown: its cell of a month, or its first slot', () => {
  const { rerender } = show(
    <div role="grid" aria-label="Novembre">
      <div data-day="104">
        <button type="button" data-number="">
          4
        </button>
      </div>
    </div>,
  );
  enterDay(104);
  expect(screen.getByRole('button', { name: '4' })).toHaveFocus();
  rerender(<main />);
  show(
    <div data-day="104">
      <button type="button">Jeudi</button>
      <button type="button" data-slot="7">
        Congé
      </button>
    </div>,
  );
  enterDay(104);
  expect(screen.getByRole('button', { name: 'Congé' })).toHaveFocus();
  enterDay(105);
  expect(screen.getByRole('button', { name: 'Congé' })).toHaveFocus();
});

it('a plan that is entered before it is drawn has the focus in its grid afterwards', async () => {
  show(null);
  const plan = screen.getByRole('region', { name: 'Plan' });
  expect(enterPlan()).toBe(true);
  expect(plan).toHaveFocus();
  plan.insertAdjacentHTML('beforeend', '<div role="grid" tabindex="0"></div>');
  await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus());
});

it('a plan that is left before it is drawn does not take the focus back', async () => {
  show(null);
  enterPlan();
  const elsewhere = screen.getByRole('button', { name: 'Ailleurs' });
  elsewhere.focus();
  screen.getByRole('region', { name: 'Plan' }).insertAdjacentHTML('beforeend', '<div role="grid" tabindex="0"></div>');
  // The observer has run before a promise that follows it.
  await Promise.resolve();
  await Promise.resolve();
  expect(elsewhere).toHaveFocus();
});
