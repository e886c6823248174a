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
  { page: 'notAuthorized' },
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
  await expect.poll(() => loadWords).toHaveBeenCalledWith('en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cette page n’existe pas');
});

it('changes and stores the skin', async () => {
  show({ page: 'notFound' });
  await userEvent.click(screen.getByRole('button', { name: 'Passer au thème sombre' }));
  expect(localStorage.getItem('socle.skin')).toBe('dark');
  expect(screen.getByRole('button', { name: 'Passer au thème clair' })).toBeVisible();
});
