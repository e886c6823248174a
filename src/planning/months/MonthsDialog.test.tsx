import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import { ReadOnlyProvider } from '../../resources/views/access/ReadOnlyContext';
import { MonthsPart } from './MonthsPart';

const PEOPLE = [
  { id: 4, name: 'Marchand Claire' },
  { id: 5, name: 'Œuvrard Zoë' },
  { id: 6, name: 'Petit Jean' },
];
/** So many that the list has filters. */
const MANY = [...PEOPLE, ...['Aubry', 'Blanc', 'Colin'].map((name, at) => ({ id: 7 + at, name }))];
const NOVEMBER = 20_779; // 2026-11-22
const withHours = (one: object) => ({
  ...one,
  equipesId: [],
  hours: [7, 7, 7, 7, 7, 0, 0],
  dateEntree: null,
  dateSortie: null,
});
const SLOTS = [
  { id: 1, salarieId: 5, typeCreneauId: 2, debut: '2026-11-23T08:00:00Z', fin: '2026-11-23T11:30:00Z', etat: 'Prevu' },
];

beforeEach(() => windowOfWidth(1440));
interface Month {
  readonly utilisateurId: number;
  readonly moisAnnee: string;
  readonly etat: string;
}

/** The dialog over months in memory; those in `refused` cannot be written. */
async function open({
  isPlanner = true,
  rights = ['PLANNING_ADMIN:admin'],
  refused = [] as readonly number[],
  isReadOnly = false,
} = {}) {
  let months: Month[] = [
    { utilisateurId: 4, moisAnnee: '11-2026', etat: 'Acceptee' },
    { utilisateurId: 5, moisAnnee: '11-2026', etat: 'EnAttente' },
  ];
  const lines: string[] = [];
  const rendered = renderPlanExports({
    page: (
      <ReadOnlyProvider value={isReadOnly}>
        <MonthsPart people={isPlanner ? PEOPLE : PEOPLE.slice(2)} day={NOVEMBER} isPlanner={isPlanner} />
      </ReadOnlyProvider>
    ),
    rights,
    answers(line, body) {
      if (line === 'GET planning/validations') return months;
      if (line === 'GET planning/salaries') return { items: PEOPLE.map(withHours), feries: 'metropole' };
      if (line === 'GET planning/creneaux') return { items: SLOTS, totalCount: SLOTS.length };
      const month = body as Month;
      lines.push(`${line} ${month.etat}`);
      if (refused.includes(month.utilisateurId)) return new HttpError('', 403, { detail: 'Interdit.', status: 403 });
      months = [...months.filter(({ utilisateurId }) => utilisateurId !== month.utilisateurId), month];
      return month;
    },
  });
  await rendered.user.click(await screen.findByRole('button', { name: /mois à valider|Demander la validation/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Validation du mois' });
  await within(dialog).findByText('novembre 2026');
  const row = async (name: string) => {
    const rows = await within(dialog).findAllByRole('listitem');
    return within(rows.find(({ textContent }) => textContent?.includes(name)) ?? dialog);
  };
  return { ...rendered, dialog, row, lines };
}

function LatePeople() {
  const [people, setPeople] = useState(PEOPLE.slice(0, 0));
  useEffect(() => {
    void Promise.resolve().then(() => setPeople(MANY));
  }, []);
  return <MonthsPart people={people} day={NOVEMBER} isPlanner />;
}

it('a link opens the dialog at the months that wait, and closing it clears the address', async () => {
  const { user, router } = renderPlanExports({
    // The plan's people come after the dialog.
    page: <LatePeople />,
    at: '/plannings?date=2026-10-01&mois=2026-10',
    answers: (line) =>
      line === 'GET planning/validations' ? [{ utilisateurId: 5, moisAnnee: '10-2026', etat: 'EnAttente' }] : null,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Validation du mois' });
  expect(await within(dialog).findByText('octobre 2026')).toBeVisible();
  expect((await within(dialog).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Œuvrard Zoë'),
  ]);
  await user.click(within(dialog).getByRole('button', { name: /non validés/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Valider les 5 mois' }));
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(router.state.location.search).toBe('?date=2026-10-01'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("shows people's states and validates one month", async () => {
  const { user, row, lines, baseElement } = await open();
  const claire = await row('Marchand');
  expect(claire.getByText('validé')).toBeVisible();
  expect(claire.queryByRole('button')).toBeNull();
  const zoe = await row('Œuvrard');
  expect(await zoe.findByText(/^3\sh\s30 prévues sur 140\sh$/)).toBeVisible();
  expect(await accessibilityFaults(baseElement as HTMLElement)).toEqual([]);
  await user.click(zoe.getByRole('button', { name: /^Valider/ }));
  expect(await zoe.findByText('validé')).toBeVisible();
  expect(lines).toEqual(['PUT Utilisateurs/5/validationsPlannings/11-2026 Acceptee']);
});

it('validates everyone who is not yet, and reports failures', async () => {
  const { user, dialog, row, lines } = await open({ refused: [6] });
  await user.click(await within(dialog).findByRole('button', { name: 'Valider les 2 mois' }));
  const question = await screen.findByRole('dialog', { name: 'Valider novembre 2026 pour 2 salariés\u00a0?' });
  expect(lines).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Valider' }));
  expect(await within(dialog).findByText(/Une validation a échoué.*Interdit\./)).toBeVisible();
  expect([...lines].sort()).toEqual([
    'PUT Utilisateurs/5/validationsPlannings/11-2026 Acceptee',
    'PUT Utilisateurs/6/validationsPlannings/11-2026 Acceptee',
  ]);
  const zoe = await row('Œuvrard');
  await waitFor(() => expect(zoe.getByText('validé')).toBeVisible());
  expect((await row('Petit')).getByText('non validé')).toBeVisible();
});

it('validates the selected people', async () => {
  const { user, dialog, row, lines } = await open();
  await user.click((await row('Petit')).getByRole('checkbox', { name: 'Petit Jean' }));
  expect((await row('Marchand')).getByRole('checkbox')).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Valider la sélection (1)' }));
  const question = await screen.findByRole('dialog', { name: 'Valider novembre 2026 pour un salarié\u00a0?' });
  await user.click(within(question).getByRole('button', { name: 'Valider' }));
  await waitFor(() => expect(lines).toEqual(['PUT Utilisateurs/6/validationsPlannings/11-2026 Acceptee']));
});

it('lets only the administration withdraw a validation', async () => {
  const { user, row, lines } = await open({ rights: ['PLANNING_SUPERADMIN:admin'] });
  const claire = await row('Marchand');
  await user.click(claire.getByRole('button', { name: /^Retirer la validation/ }));
  expect(await claire.findByText('à valider')).toBeVisible();
  expect(lines).toEqual(['PUT Utilisateurs/4/validationsPlannings/11-2026 EnAttente']);
});

it('lets a person request the validation of their own month', async () => {
  const { user, row, lines } = await open({ isPlanner: false, rights: ['PLANNING_SALARIE:admin'] });
  const own = await row('Petit');
  await user.click(own.getByRole('button', { name: /^Demander la validation/ }));
  expect(await own.findByText('à valider')).toBeVisible();
  expect(lines).toEqual(['PUT Utilisateurs/6/validationsPlannings/11-2026 EnAttente']);
});

it('shows the states of months while viewing as a planner, and says why nothing can be decided', async () => {
  const { dialog, row } = await open({ isReadOnly: true });
  expect(await within(dialog).findByText(/en lecture seule/)).toBeVisible();
  for (const button of (await row('Œuvrard')).getAllByRole('button')) expect(button).toBeDisabled();
  expect(within(dialog).queryByRole('button', { name: /Valider les|Valider la sélection/ })).toBeNull();
});
