import type { Tables } from '../../../../test/support/memoryChanges';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { memoryHistory } from '../../../../test/support/memoryHistory';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import { windowOfWidth } from '../../../../test/support/window';

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});

it('the page of a record says who changed what lately, with a way to the whole history', async () => {
  const tables: Tables = { Services: [{ id: 1, libelle: 'Écoute', code: 'ECO', ordre: 3, actif: true }] };
  const history = memoryHistory(tables);
  history.record('Luc Petit', 'api', [{ collection: 'Services', action: 'update', id: 1, values: { ordre: 4 } }]);
  const view = renderScreens({ registry: screenRegistry, tables, at: '/services/details/1' });
  Object.assign(view.provider, history.calls);
  const card = within(await screen.findByRole('region', { name: 'Activité récente' }));
  expect(card.getByText(/Modification par Luc Petit/)).toHaveTextContent('Modification par Luc Petit · Ordre');
  expect(card.getByRole('link', { name: 'Tout l’historique' })).toBeInTheDocument();
});
