import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { schemas } from '../portal/declared';
import { createRegistry } from '../resources/registry/registry';
import { installScreen, renderShell } from './renderShell.fixture';

const ALL = ['VEHICULES:read', 'VEHICULES:create', 'THEMES:read', 'EQUIPES:read'];

beforeEach(() => {
  localStorage.clear();
  installScreen(1440);
});

const menu = () => screen.findByRole('navigation', { name: 'Menu principal' });

it('shows the permitted entries, and marks the current one', async () => {
  renderShell({ rights: ['VEHICULES:read'], at: '/vehicules/details/3' });
  const current = await within(await menu()).findByRole('link', { name: 'Véhicules' });
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(within(await menu()).getByRole('link', { name: 'Accueil' })).not.toHaveAttribute('aria-current');
  expect(within(await menu()).queryByRole('link', { name: 'Thèmes' })).not.toBeInTheDocument();
  expect(within(await menu()).queryByRole('button', { name: 'Équipe' })).not.toBeInTheDocument();
});

it('collapses a group of the menu and remembers it', async () => {
  const store = memoryStore();
  renderShell({ rights: ALL, store });
  const group = await within(await menu()).findByRole('button', { name: 'Référentiels' });
  await userEvent.click(group);
  expect(group).toHaveAttribute('aria-expanded', 'false');
  expect(within(await menu()).queryByRole('link', { name: 'Thèmes' })).not.toBeInTheDocument();
  expect(store.getItem('layout.menuGroups')).toEqual({ referentiels: false });
});

it('pins an entry to the top of the menu, and unpins it', async () => {
  const store = memoryStore();
  renderShell({ rights: ALL, store });
  const nav = await menu();
  await userEvent.click(await within(nav).findByRole('button', { name: 'Épingler en haut du menu\u00a0: Thèmes' }));
  const pins = await within(nav).findByRole('list', { name: 'Épinglés' });
  expect(within(pins).getByRole('link', { name: 'Thèmes' })).toBeInTheDocument();
  expect(store.getItem('layout.menuPins')).toEqual(['/themes']);
  await userEvent.click(within(pins).getByRole('button', { name: 'Ne plus épingler\u00a0: Thèmes' }));
  expect(within(nav).queryByRole('list', { name: 'Épinglés' })).not.toBeInTheDocument();
});

it('shows at most twenty entries of a long menu, and finds others by a filter', async () => {
  const declared = createRegistry(schemas);
  const rights = declared.schemas.map((schema) => `${schema.rights}:admin`);
  renderShell({ rights, registry: declared });
  const nav = await menu();
  const filter = await within(nav).findByRole('textbox', { name: 'Filtrer le menu' });
  expect(within(nav).getAllByRole('link').length).toBeLessThanOrEqual(20);
  await userEvent.type(filter, 'codes naf');
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Codes NAF']);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('adresse /codes-naf')).toBeInTheDocument();
  // A collapsed group still shows the entry of the current page.
  expect(within(nav).getByRole('link', { name: 'Codes NAF' })).toHaveAttribute('aria-current', 'page');
});

it('hides the tooltip when the menu is collapsed', async () => {
  renderShell({ rights: ALL });
  const button = await screen.findByRole('button', { name: 'Réduire le menu' });
  fireEvent.pointerOver(button, { pointerType: 'mouse' });
  fireEvent.mouseOver(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Réduire le menu');
  // The button moves away under the pointer, but the browser only reports that on the next move.
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Déployer le menu' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

it('places the menu above the page if chosen', async () => {
  renderShell({ rights: ALL });
  await userEvent.click(await screen.findByRole('button', { name: 'Compte de Inès Martin' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Menu en haut' }));
  await userEvent.click(await within(await menu()).findByRole('button', { name: 'Référentiels' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Thèmes' }));
  expect(await screen.findByText('adresse /themes')).toBeInTheDocument();
});

it('opens the menu on a telephone, and closes it when an entry is followed', async () => {
  installScreen(390);
  renderShell({ rights: ALL });
  expect(screen.queryByRole('navigation', { name: 'Menu principal' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
  await userEvent.click(await within(await menu()).findByRole('link', { name: 'Équipes' }));
  expect(await screen.findByText('adresse /equipes')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu principal' })).not.toBeInTheDocument());
});

it('changes the language in the account menu', async () => {
  renderShell({ rights: ALL });
  await userEvent.click(await screen.findByRole('button', { name: 'Compte de Inès Martin' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Langue Français' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
  expect(await screen.findByRole('link', { name: 'Fahrzeuge' })).toBeInTheDocument();
});

it('opens and closes a choice of the account menu by arrow keys', async () => {
  renderShell({ rights: ALL });
  await userEvent.click(await screen.findByRole('button', { name: 'Compte de Inès Martin' }));
  const language = screen.getByRole('menuitem', { name: 'Langue Français' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(language).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('menuitemradio', { name: 'Français' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(language).toHaveFocus());
});

it('signs out', async () => {
  const { logout } = renderShell({ rights: ALL });
  await userEvent.click(await screen.findByRole('button', { name: 'Compte de Inès Martin' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Se déconnecter' }));
  await waitFor(() => expect(logout).toHaveBeenCalled());
});

it('has a skip link past the menu', async () => {
  renderShell({ rights: ALL });
  const skip = screen.getByRole('link', { name: 'Aller au contenu' });
  await userEvent.tab();
  expect(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('remembers opened records per person', async () => {
  const { store } = renderShell({ rights: ALL, at: '/vehicules/modification/12' });
  await waitFor(() => expect(store.getItem('visits.7')).toEqual([{ resource: 'Vehicules', id: '12' }]));
});

it('focuses the first entry of the account menu on a telephone, and restores the focus', async () => {
  installScreen(390);
  renderShell({ rights: ALL });
  const account = await screen.findByRole('button', { name: 'Compte de Inès Martin' });
  await userEvent.click(account);
  expect(screen.getByRole('menuitem', { name: 'Mon profil' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(account).toHaveFocus());
});

it('a page without the app bar has a rail with the menu, the search and the account, in a window with room for it', async () => {
  renderShell({ rights: ALL, at: '/plannings' });
  const nav = await menu();
  expect(await within(nav).findByRole('link', { name: 'Thèmes' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Rechercher ou aller à.*K/ })).toBeVisible();
  expect(await screen.findByRole('img', { name: /Inès Martin/ })).toBeVisible();
});

it('a page without the app bar keeps its width in a narrower window', async () => {
  installScreen(1280);
  renderShell({ rights: ALL, at: '/plannings' });
  await screen.findByText('adresse /plannings');
  expect(screen.queryByRole('navigation', { name: 'Menu principal' })).not.toBeInTheDocument();
});
