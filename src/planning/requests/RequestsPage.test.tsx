import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import { EXTENSIONS, type Extension } from '../../resources/protocol/extensions';
import RequestsPage from './RequestsPage';

const DAY = '2026-11-23';
const request = (id: number, values: object) => ({
  id,
  utilisateurId: 7,
  action: 'Modification',
  creneauId: null,
  debut: null,
  fin: null,
  typeCreneauId: null,
  entrepriseId: null,
  texte: null,
  motif: null,
  etat: 'EnAttente',
  reponse: null,
  demandeLe: '2026-11-20T09:00:00Z',
  traiteLe: null,
  traitePar: null,
  ...values,
});
const EMPTYING = request(81, { creneauId: 41, sansEntreprise: true, texte: 'Salle 2', motif: 'Chez nous' });
const ADDING = request(82, {
  action: 'Ajout',
  debut: `${DAY}T14:00:00Z`,
  fin: `${DAY}T15:00:00Z`,
  typeCreneauId: 2,
});

const STAFF = {
  items: [{ id: 7, name: 'Petit Anne', equipesId: [], hours: [7, 7, 7, 7, 7, 0, 0] }],
  feries: 'metropole',
};

beforeEach(() => windowOfWidth(1440));
/** The page over pending requests; `answer` is the response to a decision, which removes its request. */
function open(answer: unknown = {}, extensions: readonly Extension[] = EXTENSIONS, staff: unknown = STAFF) {
  const decisions: { readonly line: string; readonly body: unknown }[] = [];
  const asked: string[] = [];
  let waiting = [ADDING, EMPTYING];
  const rendered = renderPlanExports({
    page: <RequestsPage />,
    extensions,
    answers(line, body) {
      if (line.startsWith('GET')) asked.push(line);
      if (line === 'GET planning/salaries') return staff;
      if (line === 'GET demandesModificationsPlannings') return { items: waiting, totalCount: waiting.length };
      if (line === 'GET Utilisateurs/7/demandesModificationsPlannings') return waiting;
      if (line === 'POST planning/verifications')
        return {
          items: (body as { creneaux: object[] }).creneaux.map((_slot, index) => ({
            index,
            findings: index === 0 ? [{ code: 'overlap', slotId: 50 }] : [],
          })),
        };
      if (!line.startsWith('PATCH')) return null;
      decisions.push({ line, body });
      if (!(answer instanceof HttpError)) waiting = waiting.filter(({ id }) => !line.endsWith(`/${id}`));
      return answer;
    },
    tables: {
      Utilisateurs: [{ id: 7, nom: 'Petit', prenom: 'Anne', email: 'anne@nord.example' }],
      typesCreneau: [{ id: 2, libelle: 'Consultation', code: 'CO', actif: true }],
      'typesCreneau/2/sousTypesCreneau': [],
      creneaux: [
        {
          id: 41,
          salarieId: 7,
          entrepriseId: 12,
          typeCreneauId: 2,
          debut: `${DAY}T08:00:00Z`,
          fin: `${DAY}T09:00:00Z`,
          texte: 'Salle 1',
        },
      ],
    },
  });
  const item = async (name: string) => {
    const heading = await screen.findByText(name);
    const found = heading.closest('li');
    if (!found) throw new Error('a request stands in no list');
    return within(found);
  };
  return { ...rendered, decisions, asked, item };
}

it('shows who requests what, beside the current slot, with the removed values', async () => {
  const { container, item } = open();
  const change = await item('Petit Anne propose de modifier un créneau');
  expect(await change.findByText('Verrerie du Lac')).toBeVisible();
  expect(change.getByText('Verrerie du Lac').tagName).toBe('DEL');
  expect(change.getByText('aucun').tagName).toBe('INS');
  expect(change.getByText('Salle 1').tagName).toBe('DEL');
  expect(change.getByText('Salle 2').tagName).toBe('INS');
  expect(change.getByText(/Chez nous/)).toBeVisible();
  const addition = await item('Petit Anne propose d’ajouter un créneau');
  expect(addition.getByText(/15:00 – 16:00/)).toBeVisible();
  expect(addition.getByText(/^Demandée le 20 nov\. 2026, 10:00\.$/)).toBeVisible();
  expect(screen.getByRole('tab', { name: 'En attente (2)' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('says what the plan has against a request, before it is decided', async () => {
  const { item, user } = open();
  const addition = await item('Petit Anne propose d’ajouter un créneau');
  expect(addition.getByRole('alert')).toHaveTextContent(/autre créneau/);
  const change = await item('Petit Anne propose de modifier un créneau');
  expect(change.queryByRole('alert')).toBeNull();
  await user.click(addition.getByRole('button', { name: 'Accepter' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Accepter la demande/ }));
  expect(dialog.getByText(/autre créneau/)).toBeVisible();
});

it('shows no numbers while names are loading', async () => {
  let answer: (staff: unknown) => void = () => undefined;
  const { item } = open({}, EXTENSIONS, new Promise((resolve) => (answer = resolve)));
  // Renders only with the names, because they may need more lines than a placeholder.
  expect(await screen.findByRole('status', { name: /^Chargement/ })).toBeVisible();
  expect(screen.queryByText(/propose d’ajouter/)).toBeNull();
  expect(screen.queryByText(/#7/)).toBeNull();
  answer(STAFF);
  const addition = await item('Petit Anne propose d’ajouter un créneau');
  expect(await addition.findByText('Consultation')).toBeVisible();
});

it('accepts a request, and refuses another one only with a reason', async () => {
  const { user, item, decisions } = open();
  const change = await item('Petit Anne propose de modifier un créneau');
  await user.click(change.getByRole('button', { name: 'Accepter' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accepter' }));
  await waitFor(() => expect(screen.queryByText(/Chez nous/)).toBeNull());
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/Une réponse ne s’annule pas/)).toBeVisible();
  const addition = await item('Petit Anne propose d’ajouter un créneau');
  // The focused button has gone with its request, so the focus moves to the next one.
  await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent(/propose d’ajouter/));
  await user.click(await addition.findByRole('button', { name: 'Refuser' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refuser/ }));
  expect(dialog.getByRole('button', { name: 'Refuser' })).toBeDisabled();
  await user.click(dialog.getByRole('textbox'));
  await user.paste(' Déjà pourvu ');
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(await screen.findByText(/^Aucune demande/)).toBeInTheDocument();
  const path = 'PATCH Utilisateurs/7/demandesModificationsPlannings';
  const about = (id: number) => ({ utilisateurId: 7, demandeModificationPlanningId: id });
  const accepted = { line: `${path}/81`, body: { ...about(81), etat: 'Acceptee' } };
  const refused = { line: `${path}/82`, body: { ...about(82), etat: 'Refusee', reponse: 'Déjà pourvu' } };
  // Until its notification closes, a refusal may be undone.
  await screen.findByText(/^Demande refusée/);
  expect(decisions).toEqual([accepted]);
  await user.click(screen.getByRole('button', { name: 'Fermer le message' }));
  await waitFor(() => expect(decisions).toEqual([accepted, refused]));
});

it('says why a decision was refused, and keeps the request', async () => {
  const { user, item } = open(new HttpError('', 409, { detail: 'Cette demande a déjà été acceptée.', status: 409 }));
  const change = await item('Petit Anne propose de modifier un créneau');
  await user.click(change.getByRole('button', { name: 'Accepter' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Accepter' }));
  expect(await dialog.findByText('Cette demande a déjà été acceptée.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/Chez nous/)).toBeVisible();
});

it('asks for a person if the API lists requests per person only', async () => {
  const { user, item, asked } = open({}, []);
  expect(await screen.findByText(/Choisissez/)).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /Petit/ }));
  expect((await item('Petit Anne propose d’ajouter un créneau')).getByText(/15:00 – 16:00/)).toBeVisible();
});
