import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../../test/support/accessibility';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../../test/support/screenSchemas';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('RaStore.lists.Services.columns', JSON.stringify({ shown: ['libelle', 'code', 'actif'] }));
});

async function openList() {
  const view = renderScreens({
    registry: screenRegistry,
    tables: {
      Services: [1, 2].map((id) => ({ id, libelle: `Service ${id}`, code: `C${id}`, ordre: id, actif: true })),
    },
    at: '/services',
    extensions: ['records', 'pagedLists', 'filters', 'groupedLists'],
  });
  await screen.findAllByRole('rowheader');
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const choose = async (name: string) => view.user.click(await screen.findByRole('menuitem', { name }));
  return { ...view, head, choose };
}

it('a head opens its menu by a right click, and sorts and filters from there', async () => {
  const { head, choose, inAddress, user } = await openList();
  fireEvent.contextMenu(head('Code'));
  expect(await screen.findByRole('menu', { name: 'Menu de la colonne Code' })).toBeVisible();
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await choose('Tri décroissant');
  await waitFor(() => expect([inAddress('sort'), inAddress('order')]).toEqual(['code', 'DESC']));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  // The panel opens on this column, and edits the same condition again.
  for (const [typed, found] of [
    ['C2', 'Service 2'],
    ['C1', 'Service 1'],
  ] as const) {
    fireEvent.contextMenu(head('Code'));
    await choose('Filtrer sur cette colonne');
    const value = await within(await screen.findByRole('dialog', { name: 'Filtre' })).findByLabelText('Valeur');
    await user.clear(value);
    await user.type(value, `${typed}{Enter}`);
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([found]),
    );
    const filter = JSON.parse(inAddress('filter') ?? '{}') as { where?: readonly unknown[] };
    expect(filter.where).toHaveLength(1);
  }
});

it('by keyboard it groups where groups are possible, hides, and offers all columns', async () => {
  const { head, choose, inAddress, user } = await openList();
  const focus = (name: string) => head(name).querySelector<HTMLElement>('.head-name')?.focus();
  focus('Actif');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await choose('Grouper par cette colonne');
  await waitFor(() => expect(inAddress('filter')).toBe('{"groupBy":"actif"}'));
  focus('Code');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByRole('menuitem', { name: 'Masquer la colonne' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /^Grouper/ })).not.toBeInTheDocument();
  // No width has been chosen.
  expect(screen.queryByRole('menuitem', { name: 'Largeur automatique' })).not.toBeInTheDocument();
  await choose('Masquer la colonne');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Code' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Menu de la colonne Libellé' }));
  await choose('Colonnes…');
  expect(await screen.findByRole('dialog', { name: 'Colonnes affichées' })).toBeVisible();
});
