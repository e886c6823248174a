import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Plan } from '../model/plan';
import { ShownSlot } from './ShownSlot';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-23T08:00:00Z');
const at = { salarieId: 4, start: START, end: START + HOUR };
const plan = { slots: [{ id: 9, ...at }] } as unknown as Plan;

const scrolled: Element[] = [];
// Of the elements' own prototype: tests of the grid, which share this document, give it one too.
const before = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'scrollIntoView');
beforeEach(() => {
  scrolled.length = 0;
  HTMLElement.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this);
    return Promise.resolve();
  } as unknown as Element['scrollIntoView'];
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  if (before) Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', before);
});

it('scrolls to a slot that was created, once it is in the plan', () => {
  const line = <button data-slot={9}>Visite</button>;
  const { rerender } = render(
    <ShownSlot plan={{ slots: [] }} at={at}>
      {line}
    </ShownSlot>,
  );
  expect(scrolled).toEqual([]);
  rerender(
    <ShownSlot plan={plan} at={at}>
      {line}
    </ShownSlot>,
  );
  expect(scrolled).toEqual([screen.getByRole('button')]);
});

it('scrolls to the line that several people share', () => {
  render(
    <ShownSlot plan={plan} at={at}>
      <button data-slots="8 9">Réunion</button>
    </ShownSlot>,
  );
  expect(scrolled).toEqual([screen.getByRole('button')]);
});
