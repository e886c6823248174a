import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreens } from '../../../test/support/renderScreens';
import { screenRegistry } from '../../../test/support/screenSchemas';
import { installScreen } from '../renderShell.fixture';
import { BottomBanners } from './BottomBanners';

const service = (id: number, libelle: string) => ({ id, libelle, code: `E${id}`, ordre: id, actif: true });

const open = (at: string, { count = 1 } = {}) =>
  renderScreens({
    registry: screenRegistry,
    tables: {
      Services: Array.from({ length: count }, (_, index) =>
        service(index + 1, count === 1 ? 'Écoute' : `Écoute ${index + 1}`),
      ),
      'Services/1/taches': [{ id: 4, libelle: 'Ranger' }],
    },
    at,
    beside: createElement(BottomBanners, { isLimited: false }),
  });

const MISSING = /ce qui manque ici s’affichera de lui-même/;

function network(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    onlineManager.setOnline(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

/** Renames the service and saves while the network is away. */
async function saveOffline() {
  const screens = open('/services/modification/1');
  const label = await screen.findByRole('textbox', { name: /^Libellé/ });
  await waitFor(() => expect(label).toBeEnabled());
  network(false);
  await screens.user.clear(label);
  await screens.user.type(label, 'Audit');
  await screens.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  return screens;
}

beforeEach(() => {
  localStorage.clear();
  installScreen(1440);
});
afterEach(() => {
  network(true);
  vi.restoreAllMocks();
});

it('an unopened screen waits for the network, and opens by itself', async () => {
  network(false);
  open('/services');
  expect(await screen.findByText(MISSING)).toBeInTheDocument();
  expect(screen.getByText(/^Sans connexion depuis/)).toBeInTheDocument();
  network(true);
  expect(await screen.findByRole('rowheader', { name: 'Écoute' })).toBeInTheDocument();
});

it('unread rows wait for the network, and load by themselves', async () => {
  const { user } = open('/services/details/1');
  const tab = await screen.findByRole('tab', { name: /^Tâches/ });
  network(false);
  await user.click(tab);
  expect(await screen.findByText(MISSING)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Écoute' })).toBeInTheDocument();
  network(true);
  expect(await screen.findByRole('rowheader', { name: 'Ranger' })).toBeInTheDocument();
});

it('offline, rows show their age', async () => {
  open('/services');
  await screen.findByRole('rowheader', { name: 'Écoute' });
  expect(screen.queryByText(/tels que lus à/)).not.toBeInTheDocument();
  network(false);
  expect(await screen.findByText(/tels que lus à/)).toBeInTheDocument();
  network(true);
  await waitFor(() => expect(screen.queryByText(/tels que lus à/)).not.toBeInTheDocument());
});

it('a save waits for the network, and is sent by itself', async () => {
  const { tables } = await saveOffline();
  expect(await screen.findByText(/ce sera envoyé dès son retour/)).toBeInTheDocument();
  expect(screen.getByText(/1 enregistrement attend le réseau/)).toBeInTheDocument();
  network(true);
  await waitFor(() => expect(tables.Services).toMatchObject([{ libelle: 'Audit' }]));
});

it('a save that waits is sent from any screen, and leaving its own says so', async () => {
  const { user, tables } = await saveOffline();
  await screen.findByText(/ce sera envoyé dès son retour/);
  await user.click(screen.getByRole('link', { name: 'Services' }));
  expect(await screen.findByRole('dialog', { name: /attend le réseau/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitter cet écran' }));
  expect(await screen.findByText(MISSING)).toBeInTheDocument();
  network(true);
  await waitFor(() => expect(tables.Services).toMatchObject([{ libelle: 'Audit' }]));
});

it('rows of an unread page are not those of the page before', async () => {
  const { user } = open('/services', { count: 30 });
  await screen.findByRole('rowheader', { name: 'Écoute 1' });
  network(false);
  await user.click(await screen.findByRole('button', { name: 'Page suivante' }));
  expect(await screen.findByText(MISSING)).toBeInTheDocument();
  expect(screen.queryByRole('rowheader', { name: 'Écoute 1' })).not.toBeInTheDocument();
  network(true);
  expect(await screen.findByRole('rowheader', { name: 'Écoute 9' })).toBeInTheDocument();
});
