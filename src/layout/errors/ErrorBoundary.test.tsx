import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installScreen, renderShell } from '../renderShell.fixture';
import { isLoadFailure } from './isLoadFailure';

let failure: Error | undefined;

function Fragile() {
  if (failure) throw failure;
  return <p>la page</p>;
}

beforeEach(() => {
  installScreen(1440);
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

it('keeps the layout, shows what happened and tries again', async () => {
  failure = new Error('panne de dessin');
  renderShell({ rights: [], page: <Fragile /> });
  expect(await screen.findByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeInTheDocument();
  expect(screen.getByText(/panne de dessin/)).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  failure = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(screen.getByText('la page')).toBeInTheDocument();
});

it('clears the error on navigation', async () => {
  failure = new Error('panne');
  renderShell({ rights: ['VEHICULES:read'], page: <Fragile /> });
  await screen.findByRole('alert');
  failure = undefined;
  await userEvent.click(await screen.findByRole('link', { name: 'Véhicules' }));
  expect(await screen.findByText('la page')).toBeInTheDocument();
});

it("offers to reload if a screen's code failed to load", async () => {
  failure = new TypeError('Failed to fetch dynamically imported module: /assets/ListScreen.js');
  renderShell({ rights: [], page: <Fragile /> });
  expect(await screen.findByRole('button', { name: 'Recharger l’application' })).toBeInTheDocument();
});

it('without a network offers the way back, not a reload that would lose the application', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  failure = new TypeError('Failed to fetch dynamically imported module: /assets/ListScreen.js');
  renderShell({ rights: [], page: <Fragile /> });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('button', { name: 'Retour' })).toBeInTheDocument();
  expect(alert.queryByRole('button', { name: 'Recharger l’application' })).toBeNull();
  expect(alert.queryByRole('link')).toBeNull();
});

it.each([
  ['error loading dynamically imported module: x', true],
  ['Importing a module script failed.', true],
  ['x is not a function', false],
])('recognises %j', (message, expected) => {
  expect(isLoadFailure(new Error(message))).toBe(expected);
});
