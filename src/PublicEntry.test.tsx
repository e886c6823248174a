import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { PublicApp } from './custom-pages/public/PublicApp';
import type { PublicView } from './custom-pages/public/publicView';
import { frenchPublicWords } from './i18n/publicWords';
import { PublicEntry } from './PublicEntry';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const show = (view: PublicView) => render(<PublicEntry view={view} />);

const nothing = () => undefined;
const views: readonly PublicView[] = [
  { page: 'presentation', tenantName: 'Socle Nord', onSignIn: nothing },
  { page: 'notFound' },
  { page: 'notAuthorized', refusal: { detail: 'Il vous manque un droit' }, onSignOut: nothing },
  { page: 'unknownHost', host: 'est.example' },
  { page: 'failure', reason: 'identity', onRetry: nothing },
  { page: 'waiting' },
  { page: 'comingSoon' },
  { page: 'underMaintenance' },
  { page: 'unexpected' },
  { page: 'register', onSignIn: nothing },
  { page: 'forgotPassword', onAsk: () => Promise.resolve({ done: true }), onSignIn: nothing },
  { page: 'confirmEmail', onConfirm: () => Promise.resolve({ done: true }), onSignIn: nothing },
  { page: 'confirmAccount', onPassword: () => Promise.resolve({ done: true }), onSignIn: nothing },
  { page: 'resetPassword', onPassword: () => Promise.resolve({ done: true }), onSignIn: nothing },
];

it.each(views.map((view) => [view.page, view] as const))('%s has no accessibility fault', async (_page, view) => {
  const { container } = show(view);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

it('presents the tenant and a link to sign in', async () => {
  const onSignIn = vi.fn();
  show({ page: 'presentation', tenantName: 'Socle Nord', onSignIn });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Socle Nord');
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(onSignIn).toHaveBeenCalledOnce();
});

it('uses the chosen language, and stores it for the application', async () => {
  const { unmount } = show({ page: 'notFound' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'Deutsch');
  expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  // An effect updates the document after the render.
  await waitFor(() =>
    expect([document.documentElement.lang, document.title]).toEqual(['de', 'Diese Seite gibt es nicht · Socle']),
  );
  expect(localStorage.getItem('RaStore.locale')).toBe('"de"');
  unmount();
  show({ page: 'notFound' });
  expect(await screen.findByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
});

it('shows no French before the chosen language has loaded', async () => {
  localStorage.setItem('RaStore.locale', '"pt"');
  show({ page: 'notFound' });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Esta página não existe');
});

it('stays French if a language cannot be loaded', async () => {
  const loadWords = vi.fn().mockRejectedValue(new Error('offline'));
  render(<PublicApp view={{ page: 'notFound' }} french={frenchPublicWords} loadWords={loadWords} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'English');
  await vi.waitFor(() => expect(loadWords).toHaveBeenCalledWith('en'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("Cette page n'existe pas");
});

it('changes and stores the skin', async () => {
  show({ page: 'notFound' });
  await userEvent.click(screen.getByRole('button', { name: 'Passer au thème sombre' }));
  expect(localStorage.getItem('socle.skin')).toBe('dark');
  expect(screen.getByRole('button', { name: 'Passer au thème clair' })).toBeVisible();
});

it('shows what was refused, as text only', () => {
  show({ page: 'notAuthorized', refusal: { detail: '<b>Droit TAUX:admin</b>' }, onSignOut: nothing });
  expect(screen.getByText(/<b>Droit TAUX:admin<\/b>/)).toBeVisible();
  expect(screen.getByRole('link', { name: "Revenir à l'accueil" })).toHaveAttribute('href', '/home');
});

it('names the refused page, and the rights that would open it', () => {
  const refusal = { title: 'Utilisateurs', needed: ['UTILISATEURS:read', 'UTILISATEURS:admin'] };
  show({ page: 'notAuthorized', refusal, onSignOut: nothing });
  expect(screen.getByText(/Page demandée/).closest('p')).toHaveTextContent('Page demandée : Utilisateurs');
  const needed = screen.getByText(/Droit nécessaire/).closest('p');
  expect(needed).toHaveTextContent('Droit nécessaire : UTILISATEURS:read ou UTILISATEURS:admin');
});

it('requests access, and shows who received the request', async () => {
  const answers = [{ names: [], detail: 'Réessayez demain.' }, { names: ['Claire Marchand', 'Julien Lefèvre'] }];
  show({
    page: 'notAuthorized',
    refusal: { path: '/themes' },
    onSignOut: nothing,
    onAsk: () => Promise.resolve(answers.shift() ?? { names: [] }),
  });
  const ask = screen.getByRole('button', { name: 'Demander l’accès' });
  await userEvent.click(ask);
  expect(await screen.findByRole('alert')).toHaveTextContent('Réessayez demain.');
  await userEvent.click(ask);
  expect(await screen.findByRole('status')).toHaveTextContent(/à : Claire Marchand, Julien Lefèvre\.$/);
  expect(screen.queryByRole('button', { name: 'Demander l’accès' })).toBeNull();
});

it('says that no right opens the page, and offers no request', () => {
  const refusal = { path: '/competences', title: 'Compétences', needed: [], isShut: true };
  show({
    page: 'notAuthorized',
    refusal,
    onSignOut: nothing,
    onWhy: nothing,
    onAsk: () => Promise.resolve({ names: [] }),
  });
  expect(screen.getByText(/n’est ouverte à personne/)).toBeVisible();
  expect(screen.getByText(/Page demandée/).closest('p')).toHaveTextContent('Page demandée : Compétences');
  expect(screen.queryByText(/Droit nécessaire/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Demander l’accès|Pourquoi/ })).toBeNull();
});

it('suggests to ask in person if the API does not deliver requests', () => {
  show({ page: 'notAuthorized', refusal: { path: '/themes' }, onSignOut: nothing });
  expect(screen.queryByRole('button', { name: 'Demander l’accès' })).toBeNull();
  expect(screen.getByText(/demandez l'accès à l'administrateur/)).toBeVisible();
});
