import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { fewRegistry } from '../../../../test/support/detailSchemas';
import { chooseInMenu } from '../../../../test/support/chooseInMenu';
import { renderScreens } from '../../../../test/support/renderScreens';
import { windowOfWidth } from '../../../../test/support/window';

const uses = { '': [{ code: 'referenced', args: { resource: 'Clients', count: 2 } }] };

async function open() {
  const tables = {
    Referents: [
      { id: 1, nom: 'Anne' },
      { id: 2, nom: 'Luc' },
    ],
    Clients: [
      { id: 4, nom: 'Nord', referentId: 1 },
      { id: 5, nom: 'Sud', referentId: 1 },
    ],
  };
  const rendered = renderScreens({ registry: fewRegistry, tables, at: '/referents/details/1' });
  const preview = async () => ({
    applied: false,
    rows: [{ index: 0, status: 'refused', reason: 'referenced', issues: uses }],
  });
  Object.assign(rendered.provider, { previewChanges: preview });
  const { user } = rendered;
  await chooseInMenu(user, 'Supprimer');
  const dialog = screen.getByRole('dialog');
  await user.click(await within(dialog).findByRole('combobox', { name: 'Remplacer par' }));
  await user.click(await screen.findByRole('option', { name: 'Luc' }));
  const replace = () => user.click(within(dialog).getByRole('button', { name: 'Remplacer et supprimer' }));
  return { ...rendered, dialog, replace };
}

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});

it('replaces all references by the other record and deletes it, in one change set', async () => {
  const { tables, dialog, replace } = await open();
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await replace();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tables['Clients']?.map(({ referentId }) => referentId)).toEqual([2, 2]);
  expect(tables['Referents']?.map(({ id }) => id)).toEqual([2]);
});

it.each([
  ['refused', async () => ({ applied: false, rows: [{ index: 0, status: 'refused', message: 'Client verrouillé.' }] })],
  ['not answered', () => Promise.reject(new HttpError('Le service est occupé.', 503))],
])('says why nothing changed if it is %s, and can be retried', async (_, applyChanges) => {
  const { provider, tables, dialog, replace } = await open();
  Object.assign(provider, { applyChanges });
  await replace();
  expect(
    await within(dialog).findByText(/rien n’a changé\.\s(?:Client verrouillé|Le service est occupé)\./),
  ).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Remplacer et supprimer' })).toBeEnabled();
  expect(tables['Referents']).toHaveLength(2);
});

it('does not delete without a network, because what uses the record cannot be checked', async () => {
  const tables = { Referents: [{ id: 1, nom: 'Anne' }] };
  const { user } = renderScreens({ registry: fewRegistry, tables, at: '/referents/details/1' });
  await screen.findByRole('heading', { level: 1, name: 'Anne' });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await chooseInMenu(user, 'Supprimer');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/la suppression attend le réseau/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Supprimer' })).toBeDisabled();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(dialog.getByRole('button', { name: 'Supprimer' })).toBeEnabled();
  onLine.mockRestore();
});
