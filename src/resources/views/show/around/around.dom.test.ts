import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../../test/support/accessibility';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../../test/support/screenSchemas';
import { windowOfWidth } from '../../../../../test/support/window';

const tables = {
  Services: [{ id: 2, libelle: 'Audit', code: 'AUD' }],
  'Services/2/taches': ['Analyse', 'Relecture', 'Synthèse'].map((libelle, index) => ({ id: index + 6, libelle })),
};

const open = (more: object = {}) =>
  renderScreens({ registry: screenRegistry, tables, at: '/services/2/taches/details/7', ...more });

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});

it('a nested record shows what it belongs to and the others there', async () => {
  const { container } = open();
  const owner = await screen.findByRole('region', { name: 'Service' });
  expect(within(owner).getByRole('link', { name: 'Audit' })).toHaveAttribute('href', '/services/details/2');
  const others = await screen.findByRole('region', { name: 'Tâches' });
  expect(others).toHaveTextContent('2 autres');
  expect(
    within(others)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([expect.stringContaining('Analyse'), expect.stringContaining('Synthèse')]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('opened by its address, it leads to the ones before and after it', async () => {
  const { user } = open();
  const links = await screen.findByRole('navigation', { name: 'Fiches de la liste' });
  expect(links).toHaveTextContent('2 sur 3');
  await user.click(within(links).getByRole('link', { name: 'Fiche suivante' }));
  await screen.findByRole('heading', { level: 1, name: 'Synthèse' });
  expect(await screen.findByRole('navigation', { name: 'Fiches de la liste' })).toHaveTextContent('3 sur 3');
});

it('without the right to the list there are no others', async () => {
  open({ denied: ['list Services/2/taches'] });
  await screen.findByRole('region', { name: 'Service' });
  expect(screen.queryByRole('region', { name: 'Tâches' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Fiches de la liste' })).toBeNull();
});
