import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import type { Plan } from '../model/plan';
import { PlanBody } from './PlanBody';

const DAY = dayIndexOfText('2026-11-29');
/** Months are loaded whole: the plan of a Sunday has the slots of its month. */
const slot = { id: 1, start: Date.parse('2026-11-02T08:00:00Z'), end: Date.parse('2026-11-02T09:00:00Z') };
const PLAN = {
  people: [],
  slots: [slot],
  types: new Map(),
  holidays: 'metropole',
  validated: new Set(),
} as unknown as Plan;
const FOUND = { id: 9, salarieId: 7, typeCreneauId: 2, debut: '2026-12-03T08:00:00Z', fin: '2026-12-03T09:00:00Z' };

beforeEach(() => windowOfWidth(1440));

function open(first: number, last: number) {
  const [onDay, onCreate] = [vi.fn(), vi.fn()];
  const searches: unknown[] = [];
  const { user } = renderPlanExports({
    page: (
      <PlanBody
        view="week"
        plan={PLAN}
        span={{ first, last }}
        search={{ startDate: '2026-11-28T23:00:00.000Z', endDate: '2026-11-29T23:00:00.000Z' }}
        loaded={{ isPending: false, error: null, progress: undefined }}
        isFiltered={false}
        may="create"
        onDay={onDay}
        onReset={() => undefined}
        onCreate={onCreate}
      >
        <p>Heures</p>
      </PlanBody>
    ),
    answers(line) {
      if (line !== 'GET planning/creneaux') return null;
      searches.push(line);
      return { items: [FOUND], totalCount: 1 };
    },
  });
  return { user, onDay, onCreate, searches };
}

it('a day without slots says so over its hours, and leads to the next slot and to a new one', async () => {
  const { user, onDay, onCreate, searches } = open(DAY, DAY);
  expect(await screen.findByText('Aucun créneau sur cette période')).toBeVisible();
  expect(screen.getByText('Heures')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Créneau suivant.: jeu\. 3 déc\. 2026$/ }));
  expect(onDay).toHaveBeenCalledWith(dayIndexOfText('2026-12-03'));
  expect(searches).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Nouveau créneau' }));
  expect(onCreate).toHaveBeenCalledOnce();
});

it('a period with slots says nothing', () => {
  const { searches } = open(DAY - 28, DAY);
  expect(screen.getByText('Heures')).toBeVisible();
  expect(screen.queryByText('Aucun créneau sur cette période')).toBeNull();
  expect(searches).toEqual([]);
});
