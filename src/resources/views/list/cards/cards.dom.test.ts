import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../../test/support/screenSchemas';
import { windowOfWidth } from '../../../../../test/support/window';

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(390);
});

it('a card leads to its record by its name, so that only the other actions take room beside it', async () => {
  const Services = [{ id: 2, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true }];
  const { user, address } = renderScreens({ registry: screenRegistry, tables: { Services }, at: '/services' });
  expect(await screen.findByRole('link', { name: 'Modifier Audit' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Supprimer Audit' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Afficher Audit' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Audit' }));
  expect(address()).toBe('/services/details/2');
});
