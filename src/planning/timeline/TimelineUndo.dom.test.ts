import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { slot } from './testing/samplePlan';
import { active, first, live, plan, show } from './testing/showTimeline';

it('follows a slot that an undo moves back, says so, and opens it', async () => {
  const moved = { ...plan, slots: [slot(1, 20, '2026-11-04 09:00', '2026-11-04 12:00')] };
  const { actions, change, grid, user } = show({ plan: moved });
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Control>}z{/Control}');
  expect(active(grid)).toHaveAttribute('aria-colindex', '4');
  const turned = { key: 1, words: 'Action annulée.', back: plan.slots.slice(0, 1), gone: [] };
  change({ plan, turned });
  expect(active(grid)).toHaveAttribute('aria-colindex', '2');
  expect(live()).toMatch(/^Action annulée\. 09:00–12:00 Adhérent 1\. Arnaud Camille, lundi 2 novembre 2026/);
  await user.keyboard('{Enter}');
  expect(actions.open).toHaveBeenCalledWith(1);
});

it('stays in the cell of a slot that an undo removes, on the slot that is left there', async () => {
  const copied = { ...plan, slots: [...plan.slots, slot(3, 10, '2026-11-02 14:00', '2026-11-02 15:00')] };
  const { actions, change, user } = show({ plan: copied });
  await user.keyboard('{ArrowDown} ');
  expect(screen.getByRole('toolbar')).toHaveTextContent('1 créneau sélectionné');
  change({ plan, turned: { key: 1, words: 'Action annulée.', back: [], gone: [{ id: 3 }] } });
  // Neither is it selected any more.
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(live()).toMatch(/^Action annulée\. 09:00–12:00 Adhérent 1\. Arnaud/);
  await user.keyboard('{Enter}');
  expect(actions.open).toHaveBeenCalledWith(1);
});

it('goes on in the next period, and says its cell', async () => {
  const { change, onPage, user } = show();
  await user.keyboard('{End}{ArrowRight}');
  expect(onPage).toHaveBeenCalledWith(1);
  change({ span: { first: first + 7, last: first + 13 } });
  expect(live()).toMatch(/^Aucun créneau\. Arnaud Camille, lundi 9 novembre 2026/);
});
