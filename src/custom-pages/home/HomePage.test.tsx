import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, memoryStore } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { installScreen, renderShell } from '../../layout/renderShell.fixture';
import HomePage from './HomePage';

/** Without the first steps, which stand for the quick links until a person hides them. */
const SETTLED = [{ id: 1, nom: 'premiersPas', valeur: 'masques' }];
const tables = () => ({
  preferencesUtilisateur: SETTLED,
  Vehicules: [{ id: 4, libelle: 'Camionnette' }],
  Themes: [
    { id: 9, libelle: 'Bruit' },
    { id: 10, libelle: 'Chaleur' },
  ],
});
const rights = ['VEHICULES:read', 'THEMES:read'];
const page = <HomePage tenantName="Socle Nord" />;

beforeEach(() => installScreen(1440));

const access = () => screen.findByRole('region', { name: 'Accès rapides' });

it('greets, and links to the accessible lists with their counts', async () => {
  renderShell({ rights, tables: tables(), page });
  expect(await screen.findByRole('heading', { name: /^(Bonjour|Bonsoir) Inès Martin$/ })).toBeInTheDocument();
  expect(await within(await access()).findByText('2 fiches')).toBeInTheDocument();
  expect(within(await access()).getByRole('link', { name: /Thèmes/ })).toHaveAttribute('href', '/themes');
  expect(within(await access()).queryByRole('link', { name: /Équipes/ })).not.toBeInTheDocument();
});

it('first steps stand for the quick links until they are hidden', async () => {
  renderShell({ rights, tables: { ...tables(), preferencesUtilisateur: [] }, page });
  const steps = await screen.findByRole('region', { name: 'Pour commencer' });
  expect(screen.queryByRole('region', { name: 'Accès rapides' })).toBeNull();
  await userEvent.click(within(steps).getByRole('button', { name: 'Masquer ces premiers pas' }));
  expect(await access()).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Pour commencer' })).toBeNull();
});

it('first steps go away by themselves once they were opened', async () => {
  const store = memoryStore();
  const { data } = renderShell({ rights, tables: { ...tables(), preferencesUtilisateur: [] }, page, store });
  const steps = await screen.findByRole('region', { name: 'Pour commencer' });
  const paths = within(steps)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  act(() => store.setItem('pages.7', paths));
  expect(await access()).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Pour commencer' })).toBeNull();
  await waitFor(() =>
    expect(data.tables.preferencesUtilisateur).toContainEqual(
      expect.objectContaining({ nom: 'premiersPas', valeur: 'masques' }),
    ),
  );
});

it('works without counts if the API has none', async () => {
  const { data } = renderShell({ rights: ['THEMES:read'], tables: { preferencesUtilisateur: SETTLED }, page });
  data.refuse(() => new HttpError('Introuvable', 404, {}));
  const link = await within(await access()).findByRole('link', { name: /Thèmes/ });
  await waitFor(() => expect(link).toHaveTextContent(/^Thèmes$/));
});

it('lists recently opened records, without deleted ones', async () => {
  const store = memoryStore({
    'visits.7': [
      { resource: 'Themes', id: '9' },
      { resource: 'Themes', id: '99' },
    ],
  });
  renderShell({ rights, tables: tables(), page, store });
  const recent = await screen.findByRole('region', { name: 'Épinglés et récents' });
  expect(await within(recent).findByRole('link', { name: /Bruit/ })).toHaveAttribute('href', '/themes/details/9');
  await waitFor(() => expect(within(recent).getAllByRole('link')).toHaveLength(1));
  // The next opening does not request them either.
  await waitFor(() => expect(store.getItem('visits.7')).toEqual([{ resource: 'Themes', id: '9' }]));
});

it('stores pins and the order of cards as preferences', async () => {
  const store = memoryStore({ 'visits.7': [{ resource: 'Themes', id: '9' }] });
  const { data } = renderShell({ rights, tables: tables(), page, store });
  await userEvent.click(await screen.findByRole('button', { name: 'Épingler Bruit' }));
  const stored = () => data.tables.preferencesUtilisateur;
  await waitFor(() =>
    expect(stored()).toContainEqual(expect.objectContaining({ nom: 'epingles', valeur: 'Themes/9' })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Personnaliser' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Personnaliser' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Monter\u00a0: Accès rapides' }));
  await waitFor(() => expect(stored()).toContainEqual(expect.objectContaining({ valeur: 'acces;recents' })));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Épinglés et récents' }));
  await waitFor(() => expect(stored()).toContainEqual(expect.objectContaining({ valeur: 'acces' })));
  await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Épinglés et récents' })).not.toBeInTheDocument());
});

it.each([
  [83, 'Proche de la limite : 83 % utilisés'],
  [100, 'Limite atteinte'],
])('warns an administrator near a limit of the organisation', async (used, words) => {
  const item = { limit: 100, warning: 80 };
  const usageAnswer = {
    own: [{ quota: 'dayRecords', used: 1, limit: 100, warning: 0 }],
    tenant: [
      { ...item, quota: 'tenantRecords', used },
      { quota: 'tenantBytes', used: 5_000_000, limit: 0, warning: 0 },
    ],
  };
  renderShell({ rights, page, answers: { usage: usageAnswer } });
  const usage = await screen.findByRole('region', { name: 'Utilisation' });
  expect(within(usage).getByText(words)).toBeInTheDocument();
  const bar = within(usage).getByRole('progressbar', { name: 'Fiches de l’organisation' });
  expect(bar).toHaveAttribute('aria-valuenow', String(used));
  expect(within(usage).getAllByRole('progressbar')).toEqual([bar]);
});

it('draws no bar for a quota that is hardly used', async () => {
  const item = { quota: 'tenantRecords', used: 9, limit: 1_000, warning: 0 };
  renderShell({ rights, page, answers: { usage: { own: [], tenant: [item] } } });
  const usage = await screen.findByRole('region', { name: 'Utilisation' });
  expect(within(usage).getByText(/^9 sur/)).toBeInTheDocument();
  expect(within(usage).queryByRole('progressbar')).toBeNull();
});

it('says so if nothing is accessible', async () => {
  renderShell({ rights: [], page });
  expect(await screen.findByText(/Aucune liste ne vous est ouverte/)).toBeInTheDocument();
});
