import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import PreferencesPage from '../../custom-pages/preferences/PreferencesPage';
import { chooseSkin } from '../../theme/skin';
import { installScreen, renderShell } from '../renderShell.fixture';
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
const radio = (name: string) => screen.findByRole('radio', { name });

it('applies what is stored when somebody has signed in', async () => {
  const tables = {
    preferencesUtilisateur: [stored('menu', 'top'), stored('theme', 'dark', 2), stored('densite', '?', 3)],
  };
  const { data } = renderShell({ rights: [], page, tables });
  await waitFor(async () => expect(await radio('En haut')).toBeChecked());
  expect(await radio('Sombre')).toBeChecked();
  expect(await radio('Normale')).toBeChecked();
  expect(data.calls.filter(({ method }) => method !== 'getList')).toEqual([]);
});

it('keeps what a person chooses before the stored ones are there, and stores it', async () => {
  const tables = { preferencesUtilisateur: [stored('theme', 'light'), stored('menu', 'top', 2)] };
  const { data } = renderShell({ rights: [], page, tables });
  act(() => chooseSkin('dark'));
  await waitFor(async () => expect(await radio('En haut')).toBeChecked());
  expect(await radio('Sombre')).toBeChecked();
  await waitFor(() => expect(data.tables.preferencesUtilisateur).toContainEqual(stored('theme', 'dark')));
});

it('stores every choice, anew and over what is there, wherever it is made', async () => {
  const { data } = renderShell({ rights: [], page, tables: { preferencesUtilisateur: [stored('taillePage', '50')] } });
  await waitFor(async () => expect(await radio('50')).toBeChecked());
  await userEvent.click(await radio('100'));
  await waitFor(() => expect(data.tables.preferencesUtilisateur).toEqual([stored('taillePage', '100')]));
  await userEvent.click(screen.getByRole('button', { name: 'Compte de Inès Martin' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Menu en haut' }));
  await waitFor(() => expect(data.tables.preferencesUtilisateur).toContainEqual(stored('menu', 'top', 2)));
  await userEvent.click(await radio('Sur le côté'));
  await waitFor(() => expect(data.tables.preferencesUtilisateur).toContainEqual(stored('menu', 'aside', 2)));
});

/** A system whose skin changes by itself, as at nightfall. */
function systemInTheDark() {
  const usual = window.matchMedia;
  const listeners = new Set<() => void>();
  let isDark = true;
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('prefers-color-scheme')
      ? {
          matches: isDark,
          addEventListener: (_: string, listener: () => void) => listeners.add(listener),
          removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
        }
      : usual(query),
  );
  return {
    brighten() {
      isDark = false;
      listeners.forEach((listener) => listener());
    },
  };
}

it('takes what the system changes for no choice', async () => {
  const system = systemInTheDark();
  const { data } = renderShell({ rights: [], page, tables: { preferencesUtilisateur: [] } });
  await waitFor(async () => expect(await radio('Sombre')).toBeChecked());
  await waitFor(() => expect(data.calls).toHaveLength(1));
  act(system.brighten);
  await waitFor(async () => expect(await radio('Clair')).toBeChecked());
  // What is stored after it is the first thing that is stored.
  await userEvent.click(await radio('Sombre'));
  await waitFor(() => expect(data.tables.preferencesUtilisateur).toEqual([stored('theme', 'dark')]));
  expect(data.calls.filter(({ method }) => method !== 'getList')).toHaveLength(1);
});

it('says so where a choice cannot be stored, and keeps it here', async () => {
  const { data } = renderShell({ rights: [], page });
  await radio('100');
  await waitFor(() => expect(data.calls).toHaveLength(1));
  data.refuse(() => new HttpError('Indisponible', 503, {}));
  await userEvent.click(await radio('Aérée'));
  expect(await screen.findByText(/n'a pas pu être enregistrée/)).toBeInTheDocument();
  expect(await radio('Aérée')).toBeChecked();
});
