import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { windowOfWidth } from '../../../test/support/window';
import { draftSlot } from '../editing/preview';
import { slot } from './testing/samplePlan';
import { plan, show } from './testing/showTimeline';

const withSlot = { ...plan, slots: [...plan.slots, slot(3, 10, '2026-11-02 14:00', '2026-11-02 15:00')] };

it('on a phone, the bar says what the only selected slot is', async () => {
  windowOfWidth(390);
  const { user } = show({ plan: withSlot });
  await user.keyboard('{ArrowDown} ');
  expect(screen.getByRole('toolbar')).toHaveTextContent(/^Adhérent 3lun\. 2, 14:00\s– 15:00 · Visite1 créneau/);
});

it('in a window with room, the card of the slot says it, and the bar only the number', async () => {
  windowOfWidth(1440);
  const { user } = show({ plan: withSlot });
  await user.keyboard('{ArrowDown} ');
  expect(screen.getByRole('toolbar')).toHaveTextContent(/^1 créneau sélectionné/);
});

it('the form of a new slot leaves no other one selected', async () => {
  const { user } = show({ plan: withSlot });
  await user.keyboard('{ArrowDown} ');
  act(() => draftSlot.set({ stretches: [], place: '', warnings: [], at: null }));
  expect(screen.queryByRole('toolbar')).toBeNull();
  act(() => draftSlot.set(null));
});

it('the menu of a slot has its deletion apart, at the end', async () => {
  const { user } = show({ plan: withSlot });
  await user.pointer({ keys: '[MouseRight]', target: screen.getByRole('gridcell', { name: /Adhérent 3/ }) });
  const items = [...(await screen.findByRole('menu')).children];
  expect(items.at(-1)).toHaveTextContent(/^Supprimer/);
  expect(items.at(-2)?.tagName).toBe('HR');
});
