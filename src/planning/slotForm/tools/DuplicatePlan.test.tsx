import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPlanExports } from '../../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../../test/support/window';
import { indexPlan } from '../../data/checkEdits';
import DuplicateAll from './DuplicateAll';
import DuplicatePlan from './DuplicatePlan';

beforeEach(() => {
  windowOfWidth(1440);
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

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
  await expect.poll(() => bodies.at(-1)).toMatchObject({ fromUserId: 4, salariesIds: [5] });
});

it('says whose slots a copy to the same days would repeat, and sends nothing', async () => {
  const { user, bodies } = open();
  await expect.poll(() => bodies).toHaveLength(1);
  await user.click(await screen.findByRole('combobox', { name: 'Décalage' }));
  await user.click(await screen.findByRole('option', { name: 'Aux mêmes dates' }));
  expect(await screen.findByText(/^Marchand Claire a déjà ces créneaux à ces dates/)).toBeVisible();
  expect(bodies).toHaveLength(1);
});

it('repeats the plan of everybody shown as one change set', async () => {
  const people = [4, 5].map((id) => ({
    ...{ id, name: `Personne ${id}`, structureId: null, agenceId: null, equipesId: [] },
    ...{ hours: [7, 7, 7, 7, 7, 0, 0], dateEntree: null, dateSortie: null },
  }));
  const plan = { people, slots: [], types: new Map(), holidays: 'metropole', validated: new Set<string>() } as const;
  const wrote = vi.fn();
  const asked: unknown[] = [];
  const { user, calls } = renderPlanExports({
    page: (
      <DuplicateAll
        period={{ debut: '2029-01-08', fin: '2029-01-14' }}
        filters={{ people: [], companies: [], types: [] }}
        edits={{ wrote }}
        index={indexPlan(plan)}
        names={new Map(people.map(({ id, name }) => [id, name]))}
        onClose={vi.fn()}
      />
    ),
    answers(line, body) {
      asked.push(body);
      const salarieId = Number(line.split('/').at(-1));
      const after = { salarieId, typeCreneauId: 2, debut: '2029-01-15T08:00:00Z', fin: '2029-01-15T09:00:00Z' };
      return { applied: false, rows: [{ index: 0, status: 'created', after }] };
    },
    rights: ['PLANNING_ADMIN:admin', 'UTILISATEURS:read'],
    tables: { Utilisateurs: STAFF, creneaux: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Dupliquer 2 créneaux' }));
  expect(asked).toMatchObject([
    { fromUserId: 4, salariesIds: [4], decalageJours: 7 },
    { fromUserId: 5, salariesIds: [5], decalageJours: 7 },
  ]);
  await expect.poll(() => wrote).toHaveBeenCalledOnce();
  const written = calls.filter(({ method }) => method === 'applyChanges');
  expect(written).toHaveLength(1);
  expect(written[0]?.params.changes).toHaveLength(2);
});
