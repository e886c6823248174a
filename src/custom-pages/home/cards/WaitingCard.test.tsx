import { screen } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../../test/support/renderPage';
import { windowOfWidth } from '../../../../test/support/window';
import { schemas } from '../../../portal/declared';
import { createRegistry } from '../../../resources/registry/registry';
import { WaitingCard } from './WaitingCard';

const registry = createRegistry(schemas);
const rights = ['PARTENAIRES_FASTT:read', 'PARTENAIRES_FASTT:admin'];
const open = (answers: (line: string) => unknown, more: object = {}) =>
  renderPage({ page: <WaitingCard />, registry, tables: {}, rights, answers, ...more });

beforeEach(() => windowOfWidth(1440));

it("shows the bell's pending decisions without another request", async () => {
  const waiting = { plans: 1, months: 4, fastt: 1_200, incidents: 3, contracts: 2 };
  const { lines } = open((line) => (line === 'GET MyInbox' ? { waiting, answers: [] } : null));
  expect(await screen.findByRole('link', { name: '1 demande de planning' })).toHaveAttribute(
    'href',
    '/demandes-modifications-plannings',
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    '1 demande de planning',
    '4 mois à valider',
    '1 200 partenaires FASTT à valider',
    '3 incidents sous votre responsabilité',
  ]);
  expect(lines).toEqual(['GET MyInbox']);
});

it('requests only the partners if the API has no inbox', async () => {
  const { lines } = open(() => ({ items: [], totalCount: 2 }), { extensions: [] });
  expect(await screen.findByRole('link', { name: '2 partenaires FASTT à valider' })).toBeVisible();
  expect(lines).toEqual(['GET PartenairesFASTT']);
});

it('reserves two rows of tiles on a telephone', () => {
  open(() => new Promise(() => undefined));
  expect(document.querySelectorAll('.MuiSkeleton-root')).toHaveLength(4);
});

it('is empty if nothing is pending or permitted', async () => {
  open(() => ({ items: [], totalCount: 2 }), { extensions: [], rights: [] });
  expect(await screen.findByText('Rien n’attend votre décision.')).toBeVisible();
});

it('shows a failed request', async () => {
  open(() => new HttpError('Panne', 500));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});
