import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPlanExports } from '../../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../../test/support/window';
import { indexPlan } from '../../data/checkEdits';
import DuplicatePlan from './DuplicatePlan';

beforeEach(() => windowOfWidth(1440));

const STAFF = [
  { id: 4, nom: 'Marchand', prenom: 'Claire' },
  { id: 5, nom: 'Œuvrard', prenom: 'Zoë' },
];

function open() {
  const bodies: unknown[] = [];
  const rendered = renderPlanExports({
    page: (
      <DuplicatePlan
        period={{ debut: '2029-01-08', fin: '2029-01-14' }}
        filters={{ people: [4], companies: [], types: [] }}
        edits={{ wrote: vi.fn() }}
        index={indexPlan({ people: [], slots: [], types: new Map(), holidays: 'metropole', validated: new Set() })}
        names={new Map(STAFF.map(({ id, nom, prenom }) => [id, `${nom} ${prenom}`]))}
        onClose={vi.fn()}
      />
    ),
    answers(_line, body) {
      bodies.push(body);
      return { applied: false, rows: [] };
    },
    rights: ['PLANNING_ADMIN:admin', 'UTILISATEURS:read'],
    tables: { Utilisateurs: STAFF },
  });
  return { ...rendered, bodies };
}

it('another person replaces the proposed repetition for the same one', async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Pour les salariés' }));
  await user.click(await screen.findByRole('option', { name: /Œuvrard/ }));
  await vi.waitFor(() => expect(bodies.at(-1)).toMatchObject({ fromUserId: 4, salariesIds: [5] }));
});

it('says whose slots a copy to the same days would repeat, and sends nothing', async () => {
  const { user, bodies } = open();
  await vi.waitFor(() => expect(bodies).toHaveLength(1));
  await user.click(await screen.findByRole('combobox', { name: 'Décalage' }));
  await user.click(await screen.findByRole('option', { name: 'Aux mêmes dates' }));
  expect(await screen.findByText(/^Marchand Claire a déjà ces créneaux à ces dates/)).toBeVisible();
  expect(bodies).toHaveLength(1);
});
