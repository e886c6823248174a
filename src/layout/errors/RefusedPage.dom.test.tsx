import { screen, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import { renderPage, type Answers } from '../../../test/support/renderPage';
import { windowOfWidth } from '../../../test/support/window';
import { loadLateWords } from '../../i18n/lateWords';
import { schemas } from '../../portal/declared';
import type { RefusedAddress } from '../../resources/access/refusedAddress';
import { createRegistry } from '../../resources/registry/registry';
import type { Extension } from '../../resources/protocol/extensions';
import RefusedPage from './RefusedPage';

await loadLateWords();
const registry = createRegistry(schemas);
beforeEach(() => windowOfWidth(1440));
const GRANTERS = { noms: ['Claire Marchand', 'Julien Lefèvre'] };

const show = (refusal: RefusedAddress | undefined, answers?: Answers, extensions?: readonly Extension[]) =>
  renderPage({
    page: <RefusedPage readRefusal={() => refusal} />,
    registry,
    tables: {},
    rights: [],
    answers: answers ?? (() => GRANTERS),
    extensions,
  });

const fact = (name: RegExp) => screen.getByText(name).closest('div') ?? document.body;

it('names the page, the rights of which one would do, and who can grant them', async () => {
  const needed = ['Utilisateurs\u00a0: lecture', 'Utilisateurs\u00a0: administration'];
  const { container } = show({ path: '/utilisateurs', title: 'Utilisateurs', needed });
  expect(await screen.findByText('Claire Marchand, Julien Lefèvre')).toBeVisible();
  expect(fact(/Page demandée/)).toHaveTextContent('Utilisateurs');
  expect(within(fact(/Un de ces droits suffit/)).getAllByRole('definition')).toHaveLength(2);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('shows the answer of the service as text only', async () => {
  show({ path: '/themes', detail: '<b>Droit TAUX:admin</b>' });
  expect(screen.getByText('<b>Droit TAUX:admin</b>')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/home');
});

it('requests access, says why it was not sent, and then who received it', async () => {
  const problem = { status: 429, detail: 'Réessayez demain.' };
  const sendings = [new HttpError('Réessayez demain.', 429, { problem }), GRANTERS];
  const { user } = show({ path: '/themes' }, (line) => (line === 'POST access/requests' ? sendings.shift() : GRANTERS));
  const ask = await screen.findByRole('button', { name: 'Demander l’accès' });
  await user.click(ask);
  expect(await screen.findByText('Réessayez demain.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Demander l’accès' }));
  expect(await screen.findByText(/est partie par e-mail à.*Claire Marchand, Julien Lefèvre\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Demander l’accès' })).toBeNull();
});

it('says that no right opens the page, and offers no request', () => {
  const { lines } = show({ path: '/competences', title: 'Compétences', needed: [], isShut: true });
  expect(screen.getByText(/n’est ouverte à personne/)).toBeVisible();
  expect(screen.queryByText(/Droit nécessaire/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Demander l’accès/ })).toBeNull();
  expect(lines).toEqual([]);
});

it('suggests to ask in person if the API does not deliver requests, or if nothing was refused', async () => {
  const { unmount } = show({ path: '/themes' }, undefined, []);
  expect(await screen.findByText(/demandez l’accès à l’administrateur/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Demander l’accès' })).toBeNull();
  unmount();
  show(undefined);
  expect(screen.getByText(/demandez l’accès à l’administrateur/)).toBeVisible();
});
