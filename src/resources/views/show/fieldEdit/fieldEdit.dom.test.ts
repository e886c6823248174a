import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../../test/support/accessibility';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../../test/support/screenSchemas';

const AUDIT = { id: 2, libelle: 'Audit', code: 'AUD', ordre: 0, actif: true, note: null };

const open = (options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({
    registry: screenRegistry,
    tables: { Services: [{ ...AUDIT }] },
    at: '/services/details/2',
    ...options,
  });

beforeEach(() => localStorage.clear());

it('a single field is edited in place, and only that is sent', async () => {
  const { user, tables, calls, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Modifier Libellé' }));
  const dialog = await screen.findByRole('dialog', { name: /^Modification.*Audit$/ });
  const input = await within(dialog).findByRole('textbox', { name: /Libellé/ });
  await waitFor(() => expect(input).toHaveFocus());
  expect(within(dialog).getAllByRole('textbox')).toEqual([input]);
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.clear(input);
  await user.type(input, 'Audit interne{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(tables.Services).toMatchObject([{ libelle: 'Audit interne', code: 'AUD' }]);
  expect(calls.filter(({ method }) => method === 'update')).toMatchObject([
    { params: { data: { libelle: 'Audit interne' } } },
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit interne' })).toBeInTheDocument();
  expect(address()).toBe('/services/details/2');
});

it('input is validated like in the form', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Modifier Libellé' }));
  const dialog = await screen.findByRole('dialog');
  await user.clear(await within(dialog).findByRole('textbox', { name: /Libellé/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  expect(await within(dialog).findByText(/obligatoire/)).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'update')).toEqual([]);
});

it('editing is not offered without the right, nor for fields that the API sets', async () => {
  open({ denied: ['edit Services'] });
  await screen.findByText('Code', { selector: 'dt' });
  expect(screen.queryByRole('button', { name: /^Modifier / })).not.toBeInTheDocument();
});
