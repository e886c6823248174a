import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { fewRegistry } from '../../../../test/support/detailSchemas';
import { renderScreens } from '../../../../test/support/renderScreens';
import { windowOfWidth } from '../../../../test/support/window';
import type { ChangeRequest } from '../../changes/changes';

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});

/** Opens the deletion of all records of a list; the API refuses the first because of `uses`. */
async function open(at: string, uses: readonly (readonly [resource: string, count: number])[]) {
  const tables = {
    Referents: [
      { id: 1, nom: 'Anne' },
      { id: 2, nom: 'Luc' },
      { id: 3, nom: 'Zoé' },
    ],
    Clients: [
      { id: 1, nom: 'Nord', referentId: 1 },
      { id: 2, nom: 'Sud', referentId: 1 },
    ],
  };
  const extensions = ['records', 'pagedLists', 'filters', 'changes', 'history'] as const;
  const rendered = renderScreens({ registry: fewRegistry, tables, at, extensions });
  const issues = { '': uses.map(([resource, count]) => ({ code: 'referenced', args: { resource, count } })) };
  const previewChanges = async (changes: readonly ChangeRequest[]) => ({
    applied: false,
    rows: changes.map(({ id }, index) =>
      id === 1 ? { index, id, status: 'refused', reason: 'referenced', issues } : { index, id, status: 'deleted' },
    ),
  });
  Object.assign(rendered.provider, { previewChanges });
  const { user } = rendered;
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner toute la page' }));
  const bar = await screen.findByRole('group', { name: 'Actions sur la sélection' });
  await user.click(within(bar).getByRole('button', { name: 'Supprimer' }));
  const dialog = await screen.findByRole('dialog');
  const rows = await within(dialog).findByRole('region', { name: 'Lignes de l’aperçu' });
  return { ...rendered, tables, dialog, rows };
}

it('says once why a record of the selection cannot go, with a link to each use', async () => {
  const { user, rows, dialog, inAddress } = await open('/clients', [
    ['Clients/{clientId}/contrats', 4],
    ['Clients/{clientId}/sites', 1],
  ]);
  expect(rows).toHaveTextContent(/En dépendent encore\s: .*Contrats \(4\).*, /);
  expect(within(rows).getAllByText(/En dépendent encore/)).toHaveLength(1);
  expect(within(rows).queryByRole('button', { name: 'Remplacer par une autre fiche…' })).toBeNull();
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.click(within(rows).getByRole('link', { name: 'Contrats (4)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inAddress('onglet')).toBe('contrats');
});

it('replaces a record that is in use, and goes on with the others', async () => {
  const { user, rows, dialog, tables } = await open('/referents', [['Clients', 2]]);
  expect(within(dialog).getByText('Ce qui est refusé ne sera pas supprimé.')).toBeVisible();
  await user.click(within(rows).getByRole('button', { name: 'Remplacer par une autre fiche…' }));
  await user.click(await within(rows).findByRole('combobox', { name: 'Remplacer par' }));
  await user.click(await screen.findByRole('option', { name: 'Luc' }));
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.click(within(rows).getByRole('button', { name: 'Remplacer et supprimer' }));
  expect(await within(dialog).findByRole('button', { name: 'Supprimer (2)' })).toBeEnabled();
  expect(within(dialog).queryByText('Ce qui est refusé ne sera pas supprimé.')).toBeNull();
  expect(tables.Clients.map(({ referentId }) => referentId)).toEqual([2, 2]);
  expect(tables.Referents.map(({ nom }) => nom)).toEqual(['Luc', 'Zoé']);
});
