import type { Tables } from '../../../../test/support/memoryChanges';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fewRegistry } from '../../../../test/support/detailSchemas';
import { memoryHistory } from '../../../../test/support/memoryHistory';
import { renderScreens } from '../../../../test/support/renderScreens';
import type { ChangeRequest } from '../../changes/changes';

const client = (nom: string): ChangeRequest => ({ collection: 'Clients', action: 'create', values: { nom } });

function open(at: string, ...names: readonly string[]) {
  const tables: Tables = {};
  const history = memoryHistory(tables);
  history.record('Inès Martin', 'import', names.map(client));
  const view = renderScreens({ registry: fewRegistry, tables, at });
  Object.assign(view.provider, history.calls);
  return { ...view, history };
}

beforeEach(() => localStorage.clear());

it('the history of a record links to the changes of records below it', async () => {
  open('/clients/historique/1', 'Aciéries');
  const link = await screen.findByRole('link', { name: 'Contrats' });
  expect(link).toHaveAttribute('href', '/clients/1/contrats/modifications');
});

it('few changed records are named, and many are counted', async () => {
  open('/clients/modifications', 'Aciéries', 'Brasserie');
  const list = await screen.findByRole('list', { name: 'Historique de la liste' });
  expect((await within(list).findByText('Brasserie')).closest('p')).toHaveTextContent(/^Création\s: Brasserie$/);
  expect(within(list).queryByText(/Clients\s: 2/)).not.toBeInTheDocument();
});

it('many changes are counted', async () => {
  open('/clients/modifications', 'Aciéries', 'Brasserie', 'Coutellerie', 'Draperie');
  const list = await screen.findByRole('list', { name: 'Historique de la liste' });
  expect(await within(list).findByText(/Clients\s: 4/)).toBeInTheDocument();
});

it('changes of a record and of those below it form one list', async () => {
  const view = open('/clients/historique/1', 'Aciéries');
  view.history.record('Léo Petit', 'grid', [client('Brasserie')]);
  await view.user.click(await screen.findByRole('switch', { name: 'Avec ce qui s’y rattache' }));
  const list = await screen.findByRole('list', { name: 'Historique' });
  expect(await within(list).findByRole('heading', { name: 'Import par Inès Martin' })).toBeInTheDocument();
  expect(within(list).queryByText('Brasserie')).not.toBeInTheDocument();
});
