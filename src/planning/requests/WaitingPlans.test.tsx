import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import WaitingMonths from '../months/WaitingMonths';
import WaitingPlans from './WaitingPlans';

const asked = (id: number, motif: string) => ({
  ...{ id, utilisateurId: 7, action: 'Ajout', creneauId: null, typeCreneauId: 2, entrepriseId: null, texte: null },
  ...{ debut: '2026-11-23T14:00:00Z', fin: '2026-11-23T15:00:00Z', motif, etat: 'EnAttente', reponse: null },
});
const STAFF = { items: [{ id: 7, name: 'Petit Anne', equipesId: [], hours: [7, 7, 7, 7, 7, 0, 0] }] };

beforeEach(() => windowOfWidth(1440));

it('a request is refused from the home page, and its line leaves', async () => {
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
  expect(await within(first).findByText(/15:00 – 16:00 · Consultation · Motif : Un adhérent le demande/)).toBeVisible();
  await user.click(within(first).getByRole('button', { name: 'Refuser' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Refuser la demande/ }));
  await user.type(dialog.getByRole('textbox'), 'Pas ce jour');
  await user.click(dialog.getByRole('button', { name: 'Refuser' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByText(/Formation/)).toBeVisible();
});

it('months that wait are validated from the home page, the earliest first', async () => {
  const written: unknown[] = [];
  const month = (moisAnnee: string, etat = 'EnAttente') => ({ utilisateurId: 7, moisAnnee, etat });
  const { user } = renderPlanExports({
    page: <WaitingMonths most={4} oldestMonth="2026-09" />,
    answers(line, body) {
      if (line === 'GET planning/salaries') return STAFF;
      if (line === 'GET planning/validations')
        return [month('10-2026'), month('09-2026'), month('08-2026', 'Acceptee')];
      if (line.startsWith('PUT')) written.push([line, body]);
      return null;
    },
  });
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => /(septembre|octobre) 2026/.exec(line.textContent ?? '')?.[0])).toEqual([
    'septembre 2026',
    'octobre 2026',
  ]);
  const [validate] = screen.getAllByRole('button', { name: 'Valider' });
  if (validate) await user.click(validate);
  await waitFor(() =>
    expect(written).toEqual([
      ['PUT Utilisateurs/7/validationsPlannings/09-2026', { utilisateurId: 7, moisAnnee: '09-2026', etat: 'Acceptee' }],
    ]),
  );
});
