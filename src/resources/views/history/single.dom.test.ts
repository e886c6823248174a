import type { Tables } from '../../../../test/support/memoryChanges';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fewRegistry } from '../../../../test/support/detailSchemas';
import { memoryHistory } from '../../../../test/support/memoryHistory';
import { renderScreens } from '../../../../test/support/renderScreens';
import { windowOfWidth } from '../../../../test/support/window';

const ADDRESS = 'Clients/4/reglages';

function open(at: string) {
  const tables: Tables = {
    Clients: [{ id: 4, nom: 'Acme' }],
    [ADDRESS]: [{ id: 4, nom: 'Standard', courriels: true }],
  };
  const history = memoryHistory(tables);
  history.record('Luc Petit', 'api', [{ collection: ADDRESS, action: 'update', id: 4, values: { nom: 'Réduit' } }]);
  const view = renderScreens({ registry: fewRegistry, tables, at });
  Object.assign(view.provider, history.calls);
  return view;
}

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});
it('a single record has a history, linked from its tab', async () => {
  const { user, address, tables } = open('/clients/details/4?onglet=reglages');
  const panel = await screen.findByRole('tabpanel');
  await user.click(await within(panel).findByRole('link', { name: 'Historique' }));
  await waitFor(() => expect(address()).toBe('/clients/4/reglages/historique'));
  const list = await screen.findByRole('list', { name: 'Historique' });
  expect(await within(list).findByText('Modification par Luc Petit')).toBeInTheDocument();
  // Single records have no list whose change sets could be linked.
  expect(within(list).queryByRole('link')).not.toBeInTheDocument();
  await user.click(within(list).getByRole('button', { name: /^Rétablir l’ancienne valeur\s: Nom/ }));
  await waitFor(() => expect(tables[ADDRESS]).toMatchObject([{ id: 4, nom: 'Standard' }]));
});
