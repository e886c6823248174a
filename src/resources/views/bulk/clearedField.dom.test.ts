import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { dialogRegistry } from '../../../../test/support/dialogSchemas';
import { renderScreens } from '../../../../test/support/renderScreens';

beforeEach(() => localStorage.clear());

async function openForm() {
  const view = renderScreens({
    registry: dialogRegistry,
    tables: {
      Visites: [{ id: 1, nom: 'Visite 01', code: null, debut: '2026-03-01', fin: null, societeId: 1 }],
      Societes: [{ id: 1, nom: 'Nord' }],
    },
    at: '/visites',
    extensions: ['records', 'pagedLists', 'filters', 'changes', 'history'],
  });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Visite 01' }));
  await view.user.click(await screen.findByRole('button', { name: 'Modifier' }));
  const dialog = await screen.findByRole('dialog');
  const choose = async (name: string) => {
    await view.user.click(await within(dialog).findByRole('combobox', { name: 'Champs à modifier' }));
    await view.user.click(await screen.findByRole('option', { name }));
  };
  return { ...view, dialog, choose };
}

it('does not ask about a field that is only chosen', async () => {
  const { user, dialog, choose } = await openForm();
  await choose('Nom');
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('refuses a chosen field without a value until it is to be cleared, and forgets that with the field', async () => {
  const { user, tables, calls, dialog, choose } = await openForm();
  const clear = { name: 'Vider ce champ dans toutes les fiches' };
  await choose('Chez');
  await user.click(await within(dialog).findByRole('checkbox', clear));
  await user.click(within(dialog).getByRole('button', { name: /^Ne pas modifier ce champ/ }));
  await choose('Chez');
  expect(await within(dialog).findByRole('checkbox', clear)).not.toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Vérifier' }));
  expect(await within(dialog).findByText(/^Donnez une valeur, ou cochez/)).toBeVisible();
  expect(within(dialog).getByRole('combobox', { name: 'Chez' })).toHaveFocus();
  expect(calls.some(({ method }) => method === 'previewChanges')).toBe(false);
  await user.click(within(dialog).getByRole('checkbox', clear));
  expect(within(dialog).queryByText(/^Donnez une valeur/)).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Vérifier' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Appliquer (1)' }));
  await waitFor(() => expect(tables.Visites?.[0]?.societeId).toBeNull());
});
