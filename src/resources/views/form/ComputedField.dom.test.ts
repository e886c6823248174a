import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Appareils, Controles, Modeles } from '../../../../test/support/computedResources';
import { renderScreens } from '../../../../test/support/renderScreens';
import { createRegistry } from '../../registry/registry';

const registry = createRegistry([Appareils, Controles, Modeles]);
const stored = { id: 2, nom: 'Sonomètre', marque: 'Ouïe', places: 3, restantes: 1, designation: 'Ouïe Sonomètre' };

beforeEach(() => localStorage.clear());

it("a formula's result is shown while typing, and never sent", async () => {
  const { user, tables } = renderScreens({
    registry,
    tables: { Appareils: [stored], 'Appareils/2/controles': [] },
    at: '/appareils/modification/2',
  });
  const brand = await screen.findByRole('textbox', { name: 'Marque' });
  expect((await screen.findAllByText('Ouïe Sonomètre'))[0]).toBeVisible();
  await user.clear(brand);
  await user.type(brand, 'Écoute');
  expect(await screen.findByText('Écoute Sonomètre')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(tables.Appareils?.[0]?.['marque']).toBe('Écoute'));
  expect(tables.Appareils?.[0]?.['designation']).toBe('Ouïe Sonomètre');
});
