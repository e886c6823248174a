import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { INBOX_READ } from '../../portal/inbox';
import { pageActions } from '../../resources/views/page/pageActions';
import { installScreen, renderShell } from '../renderShell.fixture';

const answer = (id: number, day: string) => ({
  kind: 'plan',
  id,
  etat: 'Acceptee',
  date: `2026-11-${day}T08:00:00.000Z`,
  reponse: id === 2 ? 'Entendu' : null,
  debut: id === 2 ? '2026-12-24T16:30:00.000Z' : null,
});
const MyInbox = {
  waiting: { plans: 3, months: 1 },
  oldestMonth: '2026-10',
  answers: [answer(2, '20'), answer(1, '02')],
};

beforeEach(() => {
  localStorage.clear();
  installScreen(1440);
});

it('counts pending and newly answered requests, lists them, and remembers that they were read', async () => {
  const { data } = renderShell({
    rights: [],
    answers: { MyInbox },
    tables: { preferencesUtilisateur: [{ id: 1, nom: INBOX_READ, valeur: '2026-11-10T00:00:00.000Z' }] },
  });
  await userEvent.click(await screen.findByRole('button', { name: '5 éléments vous attendent' }));
  const list = screen.getByRole('dialog', { name: 'À traiter et réponses' });
  expect(await within(list).findByRole('link', { name: '3 demandes de planning' })).toHaveAttribute(
    'href',
    '/demandes-modifications-plannings',
  );
  expect(within(list).getByRole('link', { name: '1 mois à valider' })).toHaveAttribute(
    'href',
    '/plannings?date=2026-10-01&mois=2026-10',
  );
  const answers = within(list).getAllByRole('link', { name: /Demande de planning acceptée/ });
  expect(answers.map((one) => one.dataset['fresh'])).toEqual(['true', undefined]);
  expect(answers[0]).toHaveTextContent('jeudi 24 décembre 2026');
  expect(answers[0]).toHaveTextContent(/(il y a|dans|hier|aujourd’hui|maintenant).* · Entendu/);
  const [since] = answers.map((one) => within(one).getByTitle(/novembre 2026$/));
  expect(since).toHaveAttribute('title', '20 novembre 2026');
  expect(answers.map((one) => within(one).queryByRole('img', { name: 'Non lu' }) !== null)).toEqual([true, false]);
  expect(answers.map((one) => one.getAttribute('href'))).toEqual(['/plannings?date=2026-12-24', '/plannings']);
  await waitFor(() =>
    expect(data.tables['preferencesUtilisateur']?.[0]).toMatchObject({ valeur: '2026-11-20T08:00:00.000Z' }),
  );
});

it('the palette opens it', async () => {
  renderShell({ rights: [], answers: { MyInbox } });
  await screen.findByRole('button', { name: /éléments vous attendent/ });
  const [bell] = pageActions().filter(({ isEverywhere }) => isEverywhere);
  act(() => bell?.onChoose?.());
  expect(await screen.findByRole('dialog', { name: 'À traiter et réponses' })).toBeVisible();
});

it('shows notifications of records with links, and counts them until read', async () => {
  const notifications = [
    { id: 7, text: 'Nacelle\u00a0: immobilisée', date: '2026-11-21T08:00:00.000Z', path: '/engins/details/3' },
    { id: 6, text: 'Une ligne sans page', date: '2026-11-03T08:00:00.000Z', path: null },
  ];
  const { data } = renderShell({
    rights: [],
    answers: { MyInbox: { waiting: {}, answers: [answer(2, '20')], notifications } },
    tables: { preferencesUtilisateur: [{ id: 1, nom: INBOX_READ, valeur: '2026-11-20T10:00:00.000Z' }] },
  });
  await userEvent.click(await screen.findByRole('button', { name: '1 élément vous attend' }));
  const link = await screen.findByRole('link', { name: /Nacelle/ });
  expect([link.getAttribute('href'), link.dataset['fresh']]).toEqual(['/engins/details/3', 'true']);
  expect(screen.getByText('Une ligne sans page').closest('a')).toBeNull();
  await waitFor(() =>
    expect(data.tables['preferencesUtilisateur']?.[0]).toMatchObject({ valeur: '2026-11-21T08:00:00.000Z' }),
  );
});

it('says that nothing is pending, without a number', async () => {
  renderShell({ rights: [], answers: { MyInbox: { waiting: {}, answers: [] } } });
  await userEvent.click(await screen.findByRole('button', { name: 'À traiter et réponses' }));
  expect(await screen.findByText('Rien ne vous attend.')).toBeInTheDocument();
});

it('is absent if the API has no inbox', async () => {
  renderShell({ rights: [], extensions: [] });
  await screen.findByRole('link', { name: 'Accueil' });
  expect(screen.queryByRole('button', { name: /À traiter/ })).not.toBeInTheDocument();
});
