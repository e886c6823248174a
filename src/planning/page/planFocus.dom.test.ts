import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { enterPlan } from './planFocus';

afterEach(() => document.body.replaceChildren());

it('a plan that is entered before it is drawn has the focus in its grid afterwards', async () => {
  document.body.innerHTML = '<main><section data-plan tabindex="-1"></section></main>';
  const plan = document.querySelector('section');
  expect(enterPlan()).toBe(true);
  expect(plan).toHaveFocus();
  plan?.insertAdjacentHTML('beforeend', '<div role="grid" tabindex="0"></div>');
  await waitFor(() => expect(document.querySelector('[role=grid]')).toHaveFocus());
});

it('a plan that is left before it is drawn does not take the focus back', async () => {
  document.body.innerHTML = '<button>Vues</button><main><section data-plan tabindex="-1"></section></main>';
  enterPlan();
  document.querySelector('button')?.focus();
  document.querySelector('section')?.insertAdjacentHTML('beforeend', '<div role="grid" tabindex="0"></div>');
  // The observer has run before a promise that follows it.
  await Promise.resolve();
  await Promise.resolve();
  expect(document.querySelector('button')).toHaveFocus();
});
