import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { Etalonnages } from '../../../../../test/support/ruledResources';
import { createRegistry } from '../../../registry/registry';

beforeEach(() => localStorage.clear());

it('each choice of a filter says how many records have it, whatever is chosen for its field now', async () => {
  const row = (id: number, appareil: string, resultat: string) => ({ id, appareil, resultat, statut: 'brouillon' });
  const filter = JSON.stringify({ where: [{ field: 'resultat', operator: 'in', value: ['conforme'] }] });
  const { user } = renderScreens({
    registry: createRegistry([Etalonnages]),
    tables: {
      Etalonnages: [row(1, 'Balance', 'conforme'), row(2, 'Sonde', 'nonConforme'), row(3, 'Pince', 'nonConforme')],
    },
    at: `/etalonnages?filter=${encodeURIComponent(filter)}`,
  });
  await user.click(await screen.findByRole('button', { name: /^Résultat ./ }));
  const dialog = await screen.findByRole('dialog', { name: 'Filtre' });
  const described = (name: string) =>
    waitFor(() => expect(within(dialog).getByRole('checkbox', { name })).toHaveAccessibleDescription(/\d/));
  await described('Conforme');
  await described('Non conforme');
  expect(within(dialog).getByRole('checkbox', { name: 'Conforme' })).toHaveAccessibleDescription('1');
  expect(within(dialog).getByRole('checkbox', { name: 'Non conforme' })).toHaveAccessibleDescription('2');
});
