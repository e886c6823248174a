import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import { windowOfWidth } from '../../../../test/support/window';

const TABLES = { Services: [{ id: 1, libelle: 'Accueil' }] };

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});

it('Escape goes back from a record to its list as it was left', async () => {
  const { user, inAddress } = renderScreens({
    registry: screenRegistry,
    tables: TABLES,
    at: `/services?page=1&perPage=10&sort=libelle&order=DESC&filter=${encodeURIComponent('{}')}`,
  });
  await user.click(await screen.findByRole('link', { name: 'Accueil' }));
  await screen.findByRole('heading', { level: 1, name: 'Accueil' });
  await user.keyboard('{Escape}');
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  expect(inAddress('order')).toBe('DESC');
});

it('Escape closes a menu of the record first', async () => {
  const { user, address } = renderScreens({ registry: screenRegistry, tables: TABLES, at: '/services/details/1' });
  await screen.findByRole('heading', { level: 1, name: 'Accueil' });
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /Autres actions|Plus/ }));
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  expect(address()).toBe('/services/details/1');
});

it('the row that was opened has the focus again', async () => {
  const { user } = renderScreens({ registry: screenRegistry, tables: TABLES, at: '/services' });
  (await screen.findByRole('link', { name: 'Accueil' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Accueil' });
  await user.keyboard('{Escape}');
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  expect(screen.getByRole('link', { name: 'Accueil' })).toHaveFocus();
});

it('the row of the record that was read last has the focus, after J too', async () => {
  const tables = { Services: [...TABLES.Services, { id: 2, libelle: 'Bilan' }] };
  const { user } = renderScreens({ registry: screenRegistry, tables, at: '/services' });
  (await screen.findByRole('link', { name: 'Accueil' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Accueil' });
  await screen.findByRole('navigation', { name: 'Fiches de la liste' });
  await user.keyboard('j');
  await screen.findByRole('heading', { level: 1, name: 'Bilan' });
  await user.keyboard('{Escape}');
  await screen.findByRole('heading', { level: 1, name: 'Services' });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Bilan' })).toHaveFocus());
});
