import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import type { Tables } from '../../../../test/support/memoryChanges';
import { memoryHistory } from '../../../../test/support/memoryHistory';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';

const COUNT = 30;

function open(deleted = COUNT) {
  const tables: Tables = {};
  const { record, calls } = memoryHistory(tables);
  const all = Array.from({ length: COUNT }, (_, at) => at + 1);
  const values = (at: number) => ({ libelle: `Visite ${at}`, code: `V${at}`, ordre: at, actif: true });
  record(
    'Inès Martin',
    'import',
    all.map((at) => ({ collection: 'Services', action: 'create', values: values(at) })),
  );
  const gone = all.slice(0, deleted);
  if (gone.length > 0)
    record(
      'Luc Petit',
      'bulkDelete',
      gone.map((id) => ({ collection: 'Services', action: 'delete', id })),
    );
  const view = renderScreens({ registry: screenRegistry, tables, at: '/services/corbeille' });
  Object.assign(view.provider, calls);
  return view;
}

beforeEach(() => localStorage.clear());

it('says how many are chosen, and chooses those too that are not shown yet', async () => {
  const { user, tables, container } = open();
  const list = await screen.findByRole('list', { name: 'Fiches supprimées' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(25);
  await user.click(screen.getByRole('checkbox', { name: 'Choisir les 25 affichées' }));
  expect(screen.getByText('25 choisies')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tout choisir (30)' }));
  expect(await screen.findByText('30 choisies')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Rétablir la sélection (30)' }));
  await waitFor(() => expect(tables.Services).toHaveLength(COUNT));
});

it('says once what an empty bin is for', async () => {
  const { container } = open(0);
  expect(await screen.findByText('La corbeille est vide')).toBeVisible();
  expect(container.textContent.match(/supprimé de cette liste/g)).toHaveLength(1);
});
