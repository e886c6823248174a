import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../test/support/renderPage';
import { windowOfWidth } from '../../../test/support/window';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import type { AnyRequest, RequestKind } from '../../resources/views/requests/requestKind';
import { useHeldDecision } from '../../resources/views/requests/useHeldDecision';
import { useInbox } from './useInbox';

const KIND: RequestKind = { name: 'demandesModifications', idName: 'id', extension: 'ownRecord', queryKey: 'requests' };
const REQUEST = { id: 3, utilisateurId: 7, etat: 'EnAttente' } as AnyRequest;

function Counted() {
  const { count, waiting } = useInbox();
  const hold = useHeldDecision(KIND);
  const decide = () => hold({ request: REQUEST, etat: 'Refusee', reponse: 'Non' });
  return createElement('button', { onClick: decide }, `${count} en tout, ${waiting.records ?? 0} fiches`);
}

beforeEach(() => windowOfWidth(1440));

it('what was decided is not counted any more, before its answer is sent', async () => {
  const { user, lines } = renderPage({
    page: createElement(Counted),
    registry: createRegistry(schemas),
    tables: {},
    rights: [],
    answers: (line) => (line === 'GET MyInbox' ? { waiting: { records: 2, months: 3 }, answers: [] } : null),
  });
  await user.click(await screen.findByRole('button', { name: '5 en tout, 2 fiches' }));
  expect(await screen.findByRole('button', { name: '4 en tout, 1 fiches' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await screen.findByRole('button', { name: '5 en tout, 2 fiches' })).toBeVisible();
  expect([...new Set(lines)]).toEqual(['GET MyInbox']);
});

it('sends what was decided when the page goes', async () => {
  const { user, lines } = renderPage({
    page: createElement(Counted),
    registry: createRegistry(schemas),
    tables: {},
    rights: [],
    answers: (line) => (line === 'GET MyInbox' ? { waiting: { records: 2, months: 3 }, answers: [] } : null),
  });
  await user.click(await screen.findByRole('button', { name: '5 en tout, 2 fiches' }));
  await screen.findByRole('button', { name: 'Annuler' });
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(lines).toContain('PATCH Utilisateurs/7/demandesModifications/3'));
});
