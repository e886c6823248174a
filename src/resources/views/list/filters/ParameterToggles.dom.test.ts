import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { Domaines, Services, Taches } from '../../../../../test/support/screenSchemas';
import { createRegistry } from '../../../registry/registry';

const header = (name: RegExp) => screen.findByRole('columnheader', { name });

beforeEach(() => localStorage.clear());

it('shows the order that a parameter sets, until a header sets another', async () => {
  const label = ['Par ordre', 'By order', 'Nach Rang', 'Por ordem'] as const;
  const parameters = { ParOrdre: { label, sorts: { field: 'ordre', order: 'ASC' } } } as const;
  const registry = createRegistry([{ ...Services, parameters }, Domaines, Taches]);
  const { user, inAddress } = renderScreens({
    registry,
    tables: { Services: [{ id: 1, libelle: 'Écoute', code: 'ECO', ordre: 3, actif: true }] },
    at: '/services?filter={"ParOrdre":true}',
  });
  expect(await header(/Ordre/)).toHaveAttribute('aria-sort', 'ascending');
  expect(await header(/Libellé/)).not.toHaveAttribute('aria-sort');
  await user.click(within(await header(/Libellé/)).getByRole('button', { name: /^Libellé/ }));
  await waitFor(async () => expect(await header(/Libellé/)).toHaveAttribute('aria-sort', 'ascending'));
  expect(inAddress('filter') ?? '').not.toContain('ParOrdre');
  const toggle = screen.getByRole('switch', { name: 'Par ordre' });
  expect(toggle).not.toBeChecked();
  // The same order by the column's head switches the parameter on.
  await user.click(within(await header(/Ordre/)).getByRole('button', { name: /^Ordre/ }));
  await waitFor(() => expect(toggle).toBeChecked());
  await user.click(toggle);
  await waitFor(async () => expect(await header(/Libellé/)).toHaveAttribute('aria-sort', 'ascending'));
  expect(toggle).not.toBeChecked();
});
