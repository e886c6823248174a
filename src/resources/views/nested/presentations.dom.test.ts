import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { windowOfWidth } from '../../../../test/support/window';
import { defineResource } from '../../defineResource';
import { enumeration } from '../../fields/enumeration/kind';
import { text } from '../../fields/text/kind';
import type { Words } from '../../language/words';
import { createRegistry } from '../../registry/registry';

const words = (one: string): Words => [one, one, one, one];

const Unites = defineResource({
  name: 'Unites',
  label: { one: words('Unité'), many: words('Unités') },
  rights: 'UNITES',
  fields: { nom: text({ label: words('Nom'), required: true }) },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
});

const Risques = defineResource({
  name: 'Unites/{uniteId}/risques',
  parent: { resource: 'Unites', parameter: 'uniteId' },
  label: { one: words('Risque'), many: words('Risques') },
  rights: 'UNITES',
  fields: {
    danger: text({ label: words('Danger'), required: true }),
    etat: enumeration({
      label: words('État'),
      required: true,
      options: [
        { value: 'ouvert', label: words('Ouvert') },
        { value: 'clos', label: words('Clos') },
      ],
    }),
  },
  representation: 'danger',
  list: {
    columns: ['danger', 'etat'],
    sort: { field: 'danger', order: 'ASC' },
    board: { by: 'etat', fields: ['etat'] },
  },
});

const open = (risques: readonly { readonly id: number; readonly danger: string; readonly etat: string }[]) =>
  renderScreens({
    registry: createRegistry([Unites, Risques]),
    tables: { Unites: [{ id: 1, nom: 'Atelier' }], 'Unites/1/risques': [...risques] },
    at: '/unites/details/1?onglet=risques',
  });

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});

it("a collection's tab offers its declared presentations, and shows it so", async () => {
  const { user } = open([
    { id: 1, danger: 'Chute', etat: 'ouvert' },
    { id: 2, danger: 'Bruit', etat: 'clos' },
  ]);
  expect(await screen.findByRole('rowheader', { name: 'Chute' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Tableau' }));
  const board = await screen.findByRole('group', { name: 'Tableau' });
  expect(await within(board).findByRole('listitem', { name: 'Chute' })).toBeInTheDocument();
  expect(await within(board).findByRole('listitem', { name: 'Bruit' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lignes' }));
  expect(await screen.findByRole('rowheader', { name: 'Chute' })).toBeInTheDocument();
});

it('an empty collection says so in every presentation', async () => {
  localStorage.setItem('RaStore.Unites/{uniteId}/risques.presentation', JSON.stringify('board'));
  open([]);
  expect(await screen.findByText('Rien pour le moment')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Tableau' })).not.toBeInTheDocument();
});
