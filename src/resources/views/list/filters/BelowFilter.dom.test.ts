import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../../test/support/accessibility';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { Fermetures, Reservations } from '../../../../../test/support/ruledResources';
import { windowOfWidth } from '../../../../../test/support/window';
import { createRegistry } from '../../../registry/registry';

const registry = createRegistry([Reservations, Fermetures]);
const open = (held?: { rights: string[]; functionCodes: string[] }, filter = '') =>
  renderScreens({
    registry,
    tables: {
      Reservations: ['Alpha', 'Bravo', 'Charlie'].map((salle, at) => ({ id: at + 1, salle, debut: null, fin: null })),
      'Reservations/1/fermetures': [{ id: 1, du: '2027-03-01', au: '2027-03-05' }],
      'Reservations/2/fermetures': [{ id: 2, du: '2027-03-01', au: null }],
    },
    at: `/reservations${filter}`,
    ...(held && { held }),
  });

/** Includes rows behind the panel. */
const rooms = () => screen.queryAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent);
const expectRooms = (expected: readonly string[]) => waitFor(() => expect(rooms()).toEqual(expected));

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});

it('a list is filtered by nested records: some, none or all, with conditions', async () => {
  const { user, inAddress } = open();
  const where = () => (JSON.parse(inAddress('filter') ?? '{}') as { where?: unknown }).where;
  await expectRooms(['Alpha', 'Bravo', 'Charlie']);
  await user.click(screen.getByRole('button', { name: 'Ajouter un filtre' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filtre' });
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('menuitem', { name: 'Fermetures' }));
  await expectRooms(['Alpha', 'Bravo']);
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Ajouter une condition' }));
  await user.click(within(dialog).getByRole('menuitem', { name: 'Au' }));
  await user.selectOptions(within(dialog).getByLabelText('Comparaison'), 'est vide');
  await expectRooms(['Bravo']);
  const below = Fermetures.name;
  expect(where()).toEqual([{ below, has: 'some', where: { field: 'au', operator: 'isEmpty' } }]);
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  await user.selectOptions(within(dialog).getByLabelText('Fiches liées'), 'aucune fiche');
  await expectRooms(['Alpha', 'Charlie']);
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  const chip = screen.getByRole('group', { name: 'Filtre\u00a0: Fermetures' });
  await waitFor(() => expect(chip).toHaveTextContent('Sans fermeturesAu est vide'));
  await user.click(within(chip).getByRole('button', { name: 'Retirer le filtre\u00a0: Fermetures' }));
  await expectRooms(['Alpha', 'Bravo', 'Charlie']);
});

it('only readable nested records are offered', async () => {
  const { user } = open({ rights: [], functionCodes: [] });
  await user.click(await screen.findByRole('button', { name: 'Ajouter un filtre' }));
  expect(await screen.findByRole('menuitem', { name: 'Salle' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Fermetures' })).not.toBeInTheDocument();
});

it('the filter is read from the address, and undeclared ones are dropped', async () => {
  const part = (below: string) => ({ below, has: 'some', where: { field: 'au', operator: 'isNotEmpty' } });
  open(undefined, `?filter=${encodeURIComponent(JSON.stringify({ where: [part(Fermetures.name), part('Autres')] }))}`);
  await expectRooms(['Alpha']);
  expect(screen.getAllByRole('group', { name: /^Filtre/ })).toHaveLength(1);
});
