import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import PreferencesPage from '../../custom-pages/preferences/PreferencesPage';
import { chooseSkin } from '../../theme/skin';
import { installScreen, renderShell } from '../renderShell.fixture';
import { OPINION_DAY } from '../opinion/opinionDue';
import { PreferenceSync } from './PreferenceSync';

beforeEach(() => {
  localStorage.clear();
  installScreen(1440);
});

const page = (
  <>
    <PreferenceSync />
    <PreferencesPage />
  </>
);
const stored = (nom: string, valeur: string, id = 1) => ({ id, nom, valeur });
/** The stored preferences without the day of the last opinion survey. */
const choices = ({ tables }: ReturnType<typeof renderShell>['data']) =>
  (tables.preferencesUtilisateur ?? []).filter(({ nom }) => nom !== OPINION_DAY);
const radio = (name: string) => screen.findByRole('radio', { name });

it('applies stored preferences after sign-in', async () => {
  const tables = {
    preferencesUtilisateur: [stored('menu', 'top'), stored('theme', 'dark', 2), stored('densite', '?', 3)],
  };
  const { data } = renderShell({ rights: [], page, tables });
  await waitFor(async () => expect(await radio('En haut')).toBeChecked());
  expect(await radio('Sombre')).toBeChecked();
  expect(await radio('Normale')).toBeChecked();
  expect(choices(data)).toEqual([stored('menu', 'top'), stored('theme', 'dark', 2), stored('densite', '?', 3)]);
});

it('keeps and stores a choice made before the stored ones arrive', async () => {
  const tables = { preferencesUtilisateur: [stored('theme', 'light'), stored('menu', 'top', 2)] };
  const { data } = renderShell({ rights: [], page, tables });
  act(() => chooseSkin('dark'));
  await waitFor(async () => expect(await radio('En haut')).toBeChecked());
  expect(await radio('Sombre')).toBeChecked();
  await waitFor(() => expect(data.tables.preferencesUtilisateur).toContainEqual(stored('theme', 'dark')));
});

it('stores every choice, new or existing, wherever it is made', async () => {
  const { data } = renderShell({ rights: [], page, tables: { preferencesUtilisateur: [stored('taillePage', '50')] } });
  await waitFor(async () => expect(await radio('50')).toBeChecked());
  await userEvent.click(await radio('100'));
  await waitFor(() => expect(choices(data)).toEqual([stored('taillePage', '100')]));
  await userEvent.click(screen.getByRole('button', { name: 'Compte de Inès Martin' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Menu en haut' }));
  await waitFor(() =>
    expect(data.tables.preferencesUtilisateur).toContainEqual(expect.objectContaining({ nom: 'menu', valeur: 'top' })),
  );
  await userEvent.click(await radio('Sur le côté'));
  await waitFor(() =>
    expect(data.tables.preferencesUtilisateur).toContainEqual(
      expect.objectContaining({ nom: 'menu', valeur: 'aside' }),
    ),
  );
});

it('keeps a new language while it is stored, although it remounts every component', async () => {
  const { data } = renderShell({ rights: [], page, tables: { preferencesUtilisateur: [stored('langue', 'fr')] } });
  await radio('Français');
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { update } = data.provider;
  data.provider.update = async (resource, params) => {
    await held;
    return update(resource, params);
  };
  await userEvent.click(await radio('Deutsch'));
  expect(await screen.findByRole('heading', { name: 'Meine Einstellungen' })).toBeInTheDocument();
  expect(await radio('Deutsch')).toBeChecked();
  // Switches back before the first choice is stored: the last choice is stored.
  await userEvent.click(await radio('Français'));
  expect(await screen.findByRole('heading', { name: 'Mes préférences' })).toBeInTheDocument();
  release();
  await waitFor(() => expect(data.calls.filter(({ method }) => method === 'update')).toHaveLength(2));
  expect(choices(data)).toEqual([stored('langue', 'fr')]);
  expect(await radio('Français')).toBeChecked();
});

it("shows and stores the system's skin as a choice", async () => {
  const { data } = renderShell({ rights: [], page, tables: { preferencesUtilisateur: [] } });
  await waitFor(async () => expect(await radio('Clair')).toBeChecked());
  await userEvent.click(await radio('Comme le système'));
  await waitFor(() => expect(choices(data)).toEqual([expect.objectContaining({ nom: 'theme', valeur: 'system' })]));
});

it('reports a choice that cannot be stored, and keeps it locally', async () => {
  const { data } = renderShell({ rights: [], page });
  await radio('100');
  await waitFor(() => expect(data.calls.filter(({ method }) => method !== 'call')).toHaveLength(1));
  data.refuse(() => new HttpError('Indisponible', 503, {}));
  await userEvent.click(await radio('Aérée'));
  expect(await screen.findByText(/n’a pas pu être enregistrée/)).toBeInTheDocument();
  expect(await radio('Aérée')).toBeChecked();
});

it('changes a choice that another device has stored meanwhile', async () => {
  const { data } = renderShell({ rights: [], page });
  await radio('100');
  await waitFor(() => expect(data.calls.filter(({ method }) => method !== 'call')).toHaveLength(1));
  data.tables.preferencesUtilisateur = [stored('densite', 'compact')];
  data.refuse((method) => (method === 'create' ? new HttpError('Déjà là', 409, {}) : undefined));
  await userEvent.click(await radio('Aérée'));
  await waitFor(() =>
    expect(data.tables.preferencesUtilisateur).toContainEqual(
      expect.objectContaining({ nom: 'densite', valeur: 'comfortable' }),
    ),
  );
  expect(screen.queryByText(/n’a pas pu être enregistrée/)).toBeNull();
});
