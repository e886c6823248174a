import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/support/renderPage';
import { windowOfWidth } from '../../../../test/support/window';
import { schemas } from '../../../portal/declared';
import { createRegistry } from '../../../resources/registry/registry';
import { WaitingListsProvider, type WaitingLists } from '../waiting/WaitingListsContext';
import { WaitingCard } from './WaitingCard';

const registry = createRegistry(schemas);
const rights = ['PARTENAIRES_FASTT:read', 'PARTENAIRES_FASTT:admin'];
const open = (answers: (line: string) => unknown, more: object = {}) =>
  renderPage({ page: <WaitingCard />, registry, tables: {}, rights, answers, ...more });
const kinds = async () =>
  within(await screen.findByRole('group', { name: 'En attente de décision' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

beforeEach(() => windowOfWidth(1440));

it("shows the bell's pending decisions without another request, and leads to all of the chosen kind", async () => {
  const waiting = { plans: 1, months: 4, fastt: 1_200, incidents: 3, contracts: 2 };
  const { lines, user } = open((line) => (line === 'GET MyInbox' ? { waiting, answers: [] } : null));
  expect(await kinds()).toEqual(['1 demande de planning', '4 mois à valider', '1 200 partenaires FASTT à valider']);
  const all = screen.getByRole('link', { name: 'Tout voir' });
  expect(all).toHaveAttribute('href', '/demandes-modifications-plannings');
  await user.click(screen.getByRole('button', { name: /partenaires FASTT/ }));
  expect(all).toHaveAttribute('href', '/validation-partenaires-fastt');
  expect(lines).toEqual(['GET MyInbox']);
});

it('leads from its last line to what it does not show', async () => {
  const waiting = { plans: 5, months: 7 };
  const { user } = open((line) => (line === 'GET MyInbox' ? { waiting, answers: [] } : null));
  const rest = () => screen.getByRole('link', { name: /^Voir l/ });
  expect(await kinds()).toHaveLength(2);
  expect(rest()).toHaveAccessibleName('Voir l’autre demande');
  expect(rest()).toHaveAttribute('href', '/demandes-modifications-plannings');
  await user.click(screen.getByRole('button', { name: /mois/ }));
  expect(rest()).toHaveAccessibleName('Voir les 3 autres mois');
});

it('requests only the partners if the API has no inbox', async () => {
  const { lines } = open(() => ({ items: [], totalCount: 2 }), { extensions: [] });
  expect(await kinds()).toEqual(['2 partenaires FASTT à valider']);
  expect(lines).toEqual(['GET PartenairesFASTT']);
});

it('reads what usually waits while its counts are read', async () => {
  const read = vi.fn(() => null);
  const lists = Object.fromEntries(
    ['plans', 'months', 'records', 'fastt'].map((kind) => [
      kind,
      Object.assign(read, { preload: () => Promise.resolve() }),
    ]),
  ) as unknown as WaitingLists;
  const page = (
    <WaitingListsProvider value={lists}>
      <WaitingCard />
    </WaitingListsProvider>
  );
  const never = new Promise(() => undefined);
  renderPage({ page, registry, tables: {}, rights, answers: () => never, stored: { 'home.waitingKind': 'plans' } });
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(screen.queryByRole('group', { name: 'En attente de décision' })).toBeNull();
});

it('is empty if nothing is pending or permitted', async () => {
  open(() => ({ items: [], totalCount: 2 }), { extensions: [], rights: [] });
  expect(await screen.findByText('Rien n’attend votre décision.')).toBeVisible();
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull());
});

it('shows a failed request', async () => {
  open(() => new HttpError('Panne', 500));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});
