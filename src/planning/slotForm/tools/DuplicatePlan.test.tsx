import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { renderPlanExports } from '../../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../../test/support/window';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
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

function open(answer: () => unknown = () => ({ applied: false, rows: [] })) {
  const bodies: unknown[] = [];
  const onClose = vi.fn();
  const rendered = renderPlanExports({
    page: (
      <DuplicatePlan
        day={dayIndexOfText('2029-01-08')}
        period={{ debut: '2029-01-08', fin: '2029-01-14' }}
        filters={{ people: [4], companies: [], types: [] }}
        edits={{ wrote: vi.fn() }}
        index={indexPlan({ people: [], slots: [], types: new Map(), holidays: 'metropole', validated: new Set() })}
        names={new Map(STAFF.map(({ id, nom, prenom }) => [id, `${nom} ${prenom}`]))}
        onClose={onClose}
      />
    ),
    answers(_line, body) {
      bodies.push(body);
      return answer();
    },
    rights: ['PLANNING_ADMIN:admin', 'UTILISATEURS:read'],
    tables: { Utilisateurs: STAFF },
  });
  return { ...rendered, bodies, onClose };
}

it('another person replaces the proposed repetition for the same one', async () => {
  const { user, bodies } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Pour les salariés' }));
  await user.click(await screen.findByRole('option', { name: /Œuvrard/ }));
  await expect.poll(() => bodies.at(-1)).toMatchObject({ fromUserId: 4, salariesIds: [5] });
});

it('can be left while it counts the slots, and says what its button will do', async () => {
  const { onClose } = open(() => new Promise(() => undefined));
  expect(await screen.findByRole('button', { name: 'Dupliquer des créneaux' })).toBeDisabled();
  const cancel = screen.getByRole('button', { name: 'Annuler' });
  expect(cancel).toBeEnabled();
  cancel.click();
  expect(onClose).toHaveBeenCalled();
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
        day={dayIndexOfText('2029-01-08')}
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

it('names each copy, leaves absences and what exists already out, and writes the ticked ones only', async () => {
  const wrote = vi.fn();
  const type = (id: number, libelle: string, compteTravail: boolean) =>
    [id, { id, libelle, compteTravail, couleur: '#607d8b', duree: null }] as const;
  const types = new Map([type(2, 'Visite', true), type(3, 'Congé', false)]);
  const copy = (index: number, day: string, typeCreneauId: number, entrepriseId: number | null) => {
    const after = { salarieId: 4, typeCreneauId, entrepriseId, debut: `${day}T08:00:00Z`, fin: `${day}T09:00:00Z` };
    return { index, status: 'created', after };
  };
  const same = { code: 'overlap', slotId: 41, args: { isSame: 1 } };
  const rows = [
    ...[copy(0, '2029-01-15', 2, 12), copy(1, '2029-01-16', 2, null), copy(2, '2029-01-17', 3, null)],
    { ...copy(3, '2029-01-18', 2, null), findings: [same] },
    { ...copy(4, '2029-01-19', 2, null), findings: [{ code: 'overlap', slotId: 42 }] },
    // An absence that exists already is not offered with the absences: groups would add up to more than all.
    { ...copy(5, '2029-01-22', 3, null), findings: [same] },
  ];
  const { user, calls, baseElement } = renderPlanExports({
    page: (
      <DuplicatePlan
        day={dayIndexOfText('2029-01-08')}
        period={{ debut: '2029-01-08', fin: '2029-01-14' }}
        filters={{ people: [4], companies: [], types: [] }}
        edits={{ wrote }}
        index={indexPlan({ people: [], slots: [], types, holidays: 'metropole', validated: new Set() })}
        names={new Map([[4, 'Marchand Claire']])}
        onClose={vi.fn()}
      />
    ),
    answers: () => ({ applied: false, rows }),
    rights: ['PLANNING_ADMIN:admin', 'UTILISATEURS:read', 'ENTREPRISES:read'],
    tables: { Utilisateurs: STAFF, Entreprises: [{ id: 12, nom: 'Transports de la Lys' }], creneaux: [] },
  });
  expect(await screen.findByRole('checkbox', { name: /Transports de la Lys · Visite/ })).toBeChecked();
  const absences = screen.getByRole('checkbox', { name: 'Dupliquer aussi l’absence' });
  expect(absences).not.toBeChecked();
  expect(absences).toHaveAccessibleDescription(/congé se pose pour ses propres dates/);
  expect(screen.getAllByRole('checkbox', { name: /Ce créneau existe déjà/ })[0]).not.toBeChecked();
  // What is left out is struck through, not the reason.
  const struck = screen.getAllByText(/Ce créneau existe déjà/)[0]?.parentElement;
  expect(getComputedStyle(struck ?? document.body).textDecoration).not.toContain('line-through');
  expect(screen.getByText('2 créneaux seraient créés')).toBeVisible();
  // A clash is left out, with its reason; the outcomes add up to all copies.
  expect(screen.getByRole('checkbox', { name: /En même temps qu’un autre/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Créer quand même/ })).not.toBeChecked();
  const outcomes = within(screen.getByRole('group', { name: /^Sur 6 créneaux/ }));
  expect(outcomes.getAllByRole('button').map((one) => one.textContent)).toEqual([
    '2 à créer',
    '2 laissés de côté',
    '2 déjà là',
  ]);
  await user.click(outcomes.getByRole('button', { name: '2 déjà là' }));
  expect(screen.queryByRole('checkbox', { name: /En même temps/ })).toBeNull();
  await user.click(outcomes.getByRole('button', { name: '2 déjà là' }));
  expect(await accessibilityFaults(baseElement as HTMLElement)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Copies du mardi 16 janvier 2029' }));
  await user.click(absences);
  const report = within(screen.getByRole('region', { name: 'Ce qui se passerait' }));
  expect(report.getAllByRole('checkbox', { name: /Congé/ })[0]).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Dupliquer 2 créneaux' }));
  await expect.poll(() => wrote).toHaveBeenCalledOnce();
  const written = calls.find(({ method }) => method === 'applyChanges');
  expect(written?.params.changes).toMatchObject([{ values: { entrepriseId: 12 } }, { values: { typeCreneauId: 3 } }]);
});
