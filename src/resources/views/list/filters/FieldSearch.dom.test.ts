import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../../test/support/accessibility';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { Domaines, Services, Taches } from '../../../../../test/support/screenSchemas';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { createRegistry } from '../../../registry/registry';

/** A list with that many texts to filter by. */
function listWith(count: number): ResourceSchema {
  const named = (name: string) => ({ ...Services.fields.note, label: [name, name, name, name] as const });
  const more = Object.fromEntries(Array.from({ length: count }, (_, at) => [`champ${at}`, named(`Numéro ${at}`)]));
  const fields = { ...Services.fields, ...more };
  return { ...Services, fields, list: { ...Services.list, filters: ['libelle', ...Object.keys(more)] } };
}

const open = async (schema: ResourceSchema) => {
  const { user } = renderScreens({
    registry: createRegistry([schema, Domaines, Taches]),
    tables: { Services: [] },
    at: '/services',
  });
  await user.click(await screen.findByRole('button', { name: 'Ajouter un filtre' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Filtre' })) };
};

beforeEach(() => localStorage.clear());

it('a long list of fields is searched: type, Enter', async () => {
  const { user, dialog } = await open(listWith(12));
  const search = dialog.getByRole('searchbox', { name: 'Chercher un champ' });
  expect(search).toHaveFocus();
  expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
  await user.keyboard('xyz');
  expect(dialog.getByRole('menuitem')).toHaveTextContent('Aucun résultat');
  await user.keyboard('{Enter}');
  await user.clear(search);
  await user.type(search, 'numero 1');
  expect(dialog.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Numéro 1',
    'Numéro 10',
    'Numéro 11',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(dialog.getByRole('menuitem', { name: 'Numéro 10' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(search).toHaveFocus();
  await user.keyboard('1{Enter}');
  expect(dialog.getByRole('heading', { name: 'Numéro 11' })).toBeInTheDocument();
  expect(await dialog.findByLabelText('Valeur')).toBeInTheDocument();
});

it('a short one is read', async () => {
  const { dialog } = await open(listWith(1));
  expect(dialog.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(dialog.getByRole('menuitem', { name: 'Libellé' })).toHaveFocus();
});
