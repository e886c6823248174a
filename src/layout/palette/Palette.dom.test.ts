import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, memoryStore } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { EXTENSIONS } from '../../resources/protocol/extensions';
import { installScreen, renderShell } from '../renderShell.fixture';

const rights = ['VEHICULES:read', 'VEHICULES:create', 'THEMES:read'];
const tables = () => ({
  Vehicules: [
    { id: 4, libelle: 'Camionnette électrique' },
    { id: 5, libelle: 'Berline' },
  ],
  Themes: [{ id: 9, libelle: 'Électricité' }],
});

beforeEach(() => {
  localStorage.clear();
  installScreen(1440);
});

/** An API without the global search is searched list by list. */
const LISTS_ONLY = EXTENSIONS.filter((name) => name !== 'globalSearch');

async function open(options: Partial<Parameters<typeof renderShell>[0]> = {}) {
  const shell = renderShell({ rights, tables: tables(), ...options });
  await screen.findByRole('link', { name: 'Véhicules' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Rechercher ou aller à' });
  await screen.findAllByRole('option');
  return { ...shell, input };
}

const chosen = () => screen.getByRole('option', { selected: true });

it('opens with Ctrl K, focuses its input, and closes with Escape', async () => {
  const { input } = await open();
  expect(input).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Rechercher ou aller à' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(input).not.toBeInTheDocument());
});

it('navigates to a page with the keyboard alone', async () => {
  const { input } = await open();
  await userEvent.type(input, 'them');
  expect(chosen()).toHaveTextContent('Thèmes');
  expect(input).toHaveAttribute('aria-activedescendant', chosen().id);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('adresse /themes')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('wraps around the options in both directions', async () => {
  await open();
  expect(chosen()).toHaveTextContent('Thèmes');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent(/^Créer\s: Véhicule$/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Véhicules');
});

it('starts with recently opened records, before a search', async () => {
  const store = memoryStore({
    'visits.7': [
      { resource: 'Themes', id: '9' },
      { resource: 'Themes', id: '99' },
    ],
  });
  await open({ store });
  expect(await screen.findByRole('option', { name: /Électricité/ })).toHaveAttribute('aria-selected', 'true');
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names).toEqual(['ÉlectricitéThème', 'ThèmesRéférentiels', 'VéhiculesRéférentiels']);
  expect(screen.queryByText(/résultats?$/)).not.toBeInTheDocument();
});

it('offers only permitted creations', async () => {
  await open();
  const options = within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(options).toContain('Créer\u00a0: Véhicule');
  expect(options).not.toContain('Créer\u00a0: Thème');
});

it('finds records in one request, with their parents, recent ones first', async () => {
  const found = (id: number, libelle: string) => ({ address: 'Themes', record: { id, libelle }, score: 50 });
  const above = { address: 'Vehicules', record: { id: 4, libelle: 'Camionnette' } };
  const { input, data } = await open({
    store: memoryStore({ 'visits.7': [{ resource: 'Themes', id: '9' }] }),
    answers: { recherche: { items: [{ ...found(3, 'Électronique'), above }, found(9, 'Électricité')], named: [] } },
  });
  const before = data.calls.length;
  await userEvent.type(input, 'electri');
  await screen.findByRole('option', { name: /Électronique/ });
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names).toEqual(['ÉlectricitéThème', 'ÉlectroniqueCamionnette']);
  expect(screen.getByRole('group', { name: 'Thèmes' })).toHaveTextContent('Électronique');
  expect(screen.getByRole('group', { name: 'Consultés récemment' })).toHaveTextContent('Électricité');
  expect(data.calls.slice(before).filter(({ method }) => method === 'getList')).toEqual([]);
});

it('finds records in several lists, and opens one', async () => {
  const { input } = await open({ extensions: LISTS_ONLY });
  await userEvent.type(input, 'electri');
  expect(await screen.findByRole('option', { name: /Camionnette électri/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /^Électri/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('option', { name: /^Électri/ }));
  expect(await screen.findByText('adresse /themes/details/9')).toBeInTheDocument();
});

it('reports a list that could not be searched, and shows the others', async () => {
  const { input, data } = await open({ extensions: LISTS_ONLY });
  data.refuse((_, resource) => (resource === 'Themes' ? new HttpError('Panne', 503, {}) : undefined));
  await userEvent.type(input, 'electri');
  expect(await screen.findByRole('option', { name: /Camionnette/ })).toBeInTheDocument();
  expect(screen.getByText(/1 liste n’a pas pu être interrogée/)).toBeInTheDocument();
});

it('shows that it is searching until the response, and only then that nothing was found', async () => {
  const { input, data } = await open();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { call } = data.provider;
  Object.assign(data.provider, {
    call: async (...asked: Parameters<typeof call>) => {
      await held;
      return call(...asked);
    },
  });
  await userEvent.type(input, 'zzz');
  expect(screen.getByText('Recherche dans les fiches…')).toBeInTheDocument();
  expect(screen.queryByText(/Aucun résultat/)).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('Aucun résultat pour « zzz »')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('0 résultat');
  // Enter does nothing with what leads away from the search, before the reader chooses it.
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('option').at(-1)).toHaveTextContent('Créer : Véhicule « zzz »');
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('Chercher « zzz » dans Thèmes');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('adresse /themes')).toBeInTheDocument();
});

it('changes the skin', async () => {
  const { input } = await open();
  await userEvent.type(input, 'sombre{Enter}');
  expect(localStorage.getItem('socle.skin')).toBe('dark');
});

it('does not offer the open page', async () => {
  const { input } = await open();
  await userEvent.type(input, 'them{Enter}');
  await screen.findByText('adresse /themes');
  await userEvent.keyboard('{Control>}k{/Control}');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Copier le lien de cette page',
    'Accueil',
    'VéhiculesRéférentiels',
    'Créer\u00a0: Véhicule',
  ]);
});

it('an Enter before the answer is for what the answer brings', async () => {
  const { input } = await open({ extensions: LISTS_ONLY });
  await userEvent.type(input, 'camionnette{Enter}');
  expect(await screen.findByText(/adresse \/vehicules\/.*4/)).toBeInTheDocument();
});

it('what the search before has found goes at once, unless the longer text still names it', async () => {
  const { input } = await open({ extensions: LISTS_ONLY });
  await userEvent.type(input, 'electri');
  await screen.findByRole('option', { name: /^Électri\s?cité/ });
  await userEvent.type(input, 'que');
  expect(screen.getByRole('option', { name: /^Camionnette électri/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Électri\s?cité/ })).not.toBeInTheDocument();
});
