import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import PlanningPage from '../page/PlanningPage';
import { HOUR } from '../../resources/common/durations';

/** Reads the clock once, because midnight may pass between two slots. */
const TOMORROW = (Math.floor(Date.now() / (24 * HOUR)) + 1) * 24 * HOUR;
/** Hours after ten o’clock (UTC) tomorrow: within one day in Paris, and within the list's days. */
const at = (hours: number) => new Date(TOMORROW + (10 + hours) * HOUR).toISOString();
const SLOT = { id: 51, version: 2, salarieId: 1, entrepriseId: 12, typeCreneauId: 2, debut: at(1), fin: at(2) };
const STAFF = {
  items: [{ id: 1, name: 'Marchand Claire', equipesId: [], hours: [7, 7, 7, 7, 7, 0, 0] }],
  feries: 'metropole',
};
const ANSWERED = {
  id: 8,
  utilisateurId: 1,
  action: 'Ajout',
  creneauId: null,
  debut: at(30),
  fin: at(31),
  typeCreneauId: 2,
  entrepriseId: 12,
  texte: null,
  motif: 'Formation',
  etat: 'Refusee',
  reponse: 'Salle prise.',
  demandeLe: at(-2),
  traiteLe: at(-1),
  traitePar: 'Martin Camille',
};

// A telephone, where the list of slots has little to render.
beforeEach(() => windowOfWidth(360));
function open(items: readonly object[] = [SLOT], requests: readonly object[] = [ANSWERED]) {
  const sent: { readonly line: string; readonly body: unknown }[] = [];
  const rendered = renderPlanExports({
    page: <PlanningPage />,
    rights: ['PLANNING_SALARIE:admin'],
    answers(line, body) {
      if (line === 'GET planning/salaries') return STAFF;
      if (line === 'GET planning/creneaux') return { items, totalCount: items.length };
      if (/^(POST|DELETE)/.test(line)) sent.push({ line, body });
      return line.endsWith('demandesModificationsPlannings') ? requests : [];
    },
    tables: {
      typesCreneau: [{ id: 2, libelle: 'Consultation', code: 'CO', actif: true }],
      'typesCreneau/2/sousTypesCreneau': [],
      Equipes: [],
      structures: [],
    },
  });
  return { ...rendered, sent };
}

it('a person can propose the removal of a slot of their own plan', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByText('Verrerie du Lac'));
  expect(await screen.findByText('Proposer un changement')).toBeVisible();
  await user.click(screen.getByText('Proposer la suppression'));
  await user.click(await screen.findByLabelText('Motif'));
  await user.paste('Absente');
  await user.click(screen.getByText('Envoyer la demande'));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        line: 'POST Utilisateurs/1/demandesModificationsPlannings',
        body: { action: 'Suppression', creneauId: 51, motif: 'Absente' },
      },
    ]),
  );
  expect(await screen.findByText(/Demande envoyée/)).toBeVisible();
});

it('a person sees their requests, and the answers', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Mes demandes' }));
  expect(await screen.findByText('Vous proposez d’ajouter un créneau')).toBeVisible();
  expect(screen.getByText(/Salle prise\./)).toBeVisible();
  expect(screen.getByText('Refusée')).toBeVisible();
  expect(screen.queryByText('Nouveau créneau')).toBeNull();
});

it('a person withdraws their own pending request after a question', async () => {
  const { user, sent } = open([SLOT], [{ ...ANSWERED, etat: 'EnAttente', traiteLe: null, traitePar: null }]);
  await user.click(await screen.findByRole('button', { name: 'Mes demandes' }));
  await user.click(await screen.findByText('Retirer la demande'));
  expect(await screen.findByText('Retirer cette demande ?')).toBeVisible();
  await user.click(within(screen.getByLabelText('Retirer cette demande ?')).getByText('Retirer la demande'));
  expect(await screen.findByText('Demande retirée.')).toBeVisible();
  expect(sent.map(({ line }) => line)).toEqual(['DELETE Utilisateurs/1/demandesModificationsPlannings/8']);
});

it('people who see only their own plan get a calendar, without a team and names on slots', async () => {
  windowOfWidth(1440);
  open();
  expect(await screen.findByRole('grid', { name: /\d{4}$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Calendrier' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: 'Équipe' })).toBeNull();
});

it('the planned share of the period and the next slot are shown', async () => {
  const { user } = open();
  expect(await screen.findByText(/^1\sh prévues sur \d+\sh$/)).toBeVisible();
  expect(screen.queryByText('Marchand Claire')).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Prochain créneau\s: .*, Verrerie du Lac$/ }));
  expect(await screen.findByText('Proposer un changement')).toBeVisible();
});

it('a person with an empty plan is told that they can propose slots', async () => {
  open([]);
  expect(await screen.findByText(/proposez un créneau/)).toBeVisible();
  expect(screen.queryByText(/créez/)).toBeNull();
});
