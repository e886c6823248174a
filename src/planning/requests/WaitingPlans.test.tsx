import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { AcceptAllContext } from '../../resources/views/requests/AcceptAllContext';
import { windowOfWidth } from '../../../test/support/window';
import WaitingMonths from '../months/WaitingMonths';
import WaitingPlans from './WaitingPlans';

const asked = (id: number, motif: string) => ({
  ...{ id, utilisateurId: 7, action: 'Ajout', creneauId: null, typeCreneauId: 2, entrepriseId: null, texte: null },
  ...{ debut: '2026-11-23T14:00:00Z', fin: '2026-11-23T15:00:00Z', motif, etat: 'EnAttente', reponse: null },
});
const STAFF = { items: [{ id: 7, name: 'Petit Anne', equipesId: [], hours: [7, 7, 7, 7, 7, 0, 0] }] };

beforeEach(() => windowOfWidth(1440));
afterEach(() => vi.useRealTimers());

it('a request is refused from the home page, and its line keeps its place until the answer is sent', async () => {
  let requests = [asked(82, 'Un adhérent le demande'), asked(83, 'Formation')];
  const { user } = renderPlanExports({
    page: <WaitingPlans most={4} oldestMonth={null} />,
    answers(line) {
      if (line === 'GET planning/salaries') return STAFF;
      if (line === 'GET demandesModificationsPlannings') return { items: requests, totalCount: requests.length };
      if (line === 'PATCH Utilisateurs/7/demandesModificationsPlannings/82')
        requests = requests.filter(({ id }) => id !== 82);
      return null;
    },
    tables: { typesCreneau: [{ id: 2, libelle: 'Consultation', code: 'CO', actif: true }] },
  });
  const lines = await screen.findAllByRole('listitem');
  expect(lines).toHaveLength(2);
  const [first] = lines;
  if (!first) throw new Error('no line');
  expect(await within(first).findByText(/15:00 – 16:00 · Consultation$/)).toBeVisible();
  // In a line of its own, which is never cut.
  expect(within(first).getByText('Motif : Un adhérent le demande')).toBeVisible();
  await user.click(within(first).getByRole('button', { name: 'Refuser' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refuser la demande/ }));
  await user.type(dialog.getByRole('textbox'), 'Pas ce jour');
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  expect(await within(first).findByText('Refusée')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  // Nothing is sent or mailed before its notification closes.
  expect(requests).toHaveLength(2);
  expect(await screen.findByText(/^Demande refusée/)).toBeVisible();
  await user.click(within(first).getByRole('button', { name: 'Annuler' }));
  expect(await within(first).findByRole('button', { name: 'Refuser' })).toBeVisible();
  expect(within(first).queryByText('Refusée')).toBeNull();
});

/** The home page's requests, a later one before one for tomorrow, whose person is busy then. */
function openRequests() {
  const later = { ...asked(82, 'Formation'), debut: '2026-12-30T14:00:00Z', fin: '2026-12-30T15:00:00Z' };
  const tomorrow = { ...asked(83, 'Remplacement'), debut: '2026-11-30T14:00:00Z', fin: '2026-11-30T15:00:00Z' };
  let requests = [later, tomorrow];
  const sent: unknown[] = [];
  let checks = 0;
  const { user, unmount } = renderPlanExports({
    page: <WaitingPlans most={4} oldestMonth={null} />,
    answers(line, body) {
      if (line === 'GET planning/salaries') return STAFF;
      if (line === 'GET demandesModificationsPlannings') return { items: requests, totalCount: requests.length };
      if (line === 'POST planning/verifications') {
        checks += 1;
        // Only the first one is answered.
        if (checks > 1) return new Promise(() => undefined);
        return {
          items: (body as { readonly creneaux: readonly { readonly debut: string }[] }).creneaux.map(
            ({ debut }, index) => ({
              index,
              findings: Date.parse(debut) === Date.parse(tomorrow.debut) ? [{ code: 'overlap' }] : [],
            }),
          ),
        };
      }
      if (!line.startsWith('PATCH')) return null;
      sent.push(line);
      requests = requests.filter(({ id }) => !line.endsWith(`/${id}`));
      return {};
    },
    tables: { typesCreneau: [{ id: 2, libelle: 'Consultation', code: 'CO', actif: true }] },
  });
  const line = async (motif: string) => {
    const found = (await screen.findByText(`Motif : ${motif}`)).closest('li');
    if (!found) throw new Error('no line');
    return within(found);
  };
  return { user, unmount, sent, line };
}

it('the nearest day comes first, and each line says whether the person is free', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T10:00:00Z') });
  const { line } = openRequests();
  expect((await line('Formation')).getByText('libre')).toBeVisible();
  expect((await line('Remplacement')).getByText(/autre créneau/)).toBeVisible();
  const reasons = screen.getAllByText(/^Motif/).map((one) => one.textContent?.split(' ').at(-1));
  expect(reasons).toEqual(['Remplacement', 'Formation']);
});

it('one click accepts, and nothing is sent before its notification closes', async () => {
  const { user, sent, line } = openRequests();
  await user.click((await line('Formation')).getByRole('button', { name: 'Accepter' }));
  expect(await screen.findByText(/^Demande acceptée/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await line('Formation')).getByText('Acceptée')).toBeVisible();
  await user.click((await line('Formation')).getByRole('button', { name: 'Annuler' }));
  await user.click((await line('Formation')).getByRole('button', { name: 'Accepter' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Demande de nouveau en attente.')).toBeVisible();
  await line('Formation');
  expect(sent).toEqual([]);
  await user.click((await line('Formation')).getByRole('button', { name: 'Accepter' }));
  await screen.findByText(/^Demande acceptée/);
  await user.click(screen.getByRole('button', { name: 'Fermer le message' }));
  await waitFor(() => expect(sent).toEqual(['PATCH Utilisateurs/7/demandesModificationsPlannings/82']));
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('Motif : Formation')).toBeNull();
  // The answer on the others stays while they are checked again.
  expect((await line('Remplacement')).getByText(/autre créneau/)).toBeVisible();
});

it.each([
  ['held', false],
  ['sent', true],
])('Ctrl+Z is free again once the application has gone: a %s acceptance', async (_what, isSent) => {
  const { user, line, sent, unmount } = openRequests();
  await user.click((await line('Formation')).getByRole('button', { name: 'Accepter' }));
  const close = await screen.findByRole('button', { name: 'Fermer le message' });
  if (isSent) {
    await user.click(close);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  }
  unmount();
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(true);
});

it('what the plan says of a request is read beside the reason of a refusal as well', async () => {
  const { user, line } = openRequests();
  await user.click((await line('Formation')).getByRole('button', { name: 'Refuser' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refuser la demande/ }));
  expect(dialog.getByText('La personne est libre à ce moment.')).toBeVisible();
});

it('what the plan has against a request is asked first', async () => {
  const { user, line } = openRequests();
  await user.click((await line('Remplacement')).getByRole('button', { name: 'Accepter' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Accepter la demande/ }));
  expect(dialog.getByText(/autre créneau/)).toBeVisible();
});

const month = (moisAnnee: string, etat = 'EnAttente') => ({ utilisateurId: 7, moisAnnee, etat });
const PATH = 'PUT Utilisateurs/7/validationsPlannings/09-2026';

function openMonths(rights: readonly string[]) {
  const written: unknown[] = [];
  const { user } = renderPlanExports({
    page: <WaitingMonths most={4} oldestMonth="2026-09" />,
    rights,
    answers(line, body) {
      if (line === 'GET planning/salaries') return STAFF;
      if (line === 'GET planning/validations')
        return [month('10-2026'), month('09-2026'), month('08-2026', 'Acceptee')];
      if (line.startsWith('PUT')) written.push([line, (body as { readonly etat: string }).etat]);
      return null;
    },
  });
  return { user, written };
}

it('months that wait are validated from the home page, the earliest first, and may be reopened at once', async () => {
  const { user, written } = openMonths(['PLANNING_ADMIN:admin', 'PLANNING_SUPERADMIN:admin']);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => /(septembre|octobre) 2026/.exec(line.textContent ?? '')?.[0])).toEqual([
    'septembre 2026',
    'octobre 2026',
  ]);
  const [validate] = screen.getAllByRole('button', { name: 'Valider' });
  if (validate) await user.click(validate);
  await waitFor(() => expect(written).toEqual([[PATH, 'Acceptee']]));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() =>
    expect(written).toEqual([
      [PATH, 'Acceptee'],
      [PATH, 'EnAttente'],
    ]),
  );
});

it('a month says its hours and what is at the same time, read once for all people of the month', async () => {
  const slot = (id: number, salarieId: number, from: string, to: string) => ({
    ...{ id, salarieId, typeCreneauId: 2, etat: 'Prevu' },
    ...{ debut: `2026-09-07T${from}:00Z`, fin: `2026-09-07T${to}:00Z` },
  });
  const slots = [slot(1, 7, '08:00', '11:30'), slot(2, 7, '11:00', '12:00'), slot(3, 8, '08:00', '09:00')];
  const people = [7, 8].map((id) => ({ id, name: `Petit ${id}`, equipesId: [], hours: [7, 7, 7, 7, 7, 0, 0] }));
  let asked = 0;
  renderPlanExports({
    page: <WaitingMonths most={4} oldestMonth="2026-09" />,
    answers(line) {
      if (line === 'GET planning/salaries')
        return {
          items: people.map((one) => ({ ...one, dateEntree: null, dateSortie: null })),
          feries: 'metropole',
        };
      if (line === 'GET planning/validations')
        return people.map(({ id }) => ({ utilisateurId: id, moisAnnee: '09-2026', etat: 'EnAttente' }));
      if (line !== 'GET planning/creneaux') return null;
      asked += 1;
      return { items: slots, totalCount: slots.length };
    },
    tables: { typesCreneau: [{ id: 2, libelle: 'Consultation', code: 'CO', actif: true }] },
  });
  expect(await screen.findByText('septembre 2026 · 4 h prévues sur 154 h · 1 chevauchement')).toBeVisible();
  expect(screen.getByText('septembre 2026 · 1 h prévues sur 154 h')).toBeVisible();
  expect(asked).toBe(1);
});

it('a validation that the reader may not take back is asked first, a refusal is not', async () => {
  const { user, written } = openMonths(['PLANNING_ADMIN:admin']);
  await screen.findAllByRole('listitem');
  const [validate] = screen.getAllByRole('button', { name: 'Valider' });
  if (validate) await user.click(validate);
  const question = within(await screen.findByRole('dialog', { name: 'Valider septembre 2026 pour un salarié ?' }));
  expect(written).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(written).toEqual([[PATH, 'Acceptee']]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  const [refuse] = screen.getAllByRole('button', { name: 'Refuser' });
  if (refuse) await user.click(refuse);
  expect(await screen.findByRole('button', { name: 'Annuler' })).toBeVisible();
});

it('accepts all requests that nothing speaks against with one click, and takes them back with one', async () => {
  const requests = [82, 83, 84].map((id) => ({
    ...asked(id, 'Formation'),
    ...{ debut: `2026-11-${id - 55}T14:00:00Z`, fin: `2026-11-${id - 55}T15:00:00Z` },
  }));
  const sent: string[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const { user } = renderPlanExports({
    page: (
      <AcceptAllContext value={place}>
        <WaitingPlans most={4} oldestMonth={null} />
      </AcceptAllContext>
    ),
    answers(line, body) {
      if (line === 'GET planning/salaries') return STAFF;
      if (line === 'GET demandesModificationsPlannings') return { items: requests, totalCount: requests.length };
      if (line === 'POST planning/verifications')
        return {
          items: (body as { readonly creneaux: readonly unknown[] }).creneaux.map((_creneau, index) => ({
            index,
            findings: index === 1 ? [{ code: 'overlap' }] : [],
          })),
        };
      if (line.startsWith('PATCH')) sent.push(line);
      return null;
    },
    tables: { typesCreneau: [{ id: 2, libelle: 'Consultation', code: 'CO', actif: true }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Accepter les 2 sans conflit' }));
  expect(await screen.findAllByText('Acceptée')).toHaveLength(2);
  expect(await screen.findByText(/^2 demandes acceptées/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Accepter' })).toHaveLength(1);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Accepter' })).toHaveLength(3));
  expect(sent).toEqual([]);
  place.remove();
});
