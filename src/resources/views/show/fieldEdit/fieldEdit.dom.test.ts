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

it('F2 edits the name where it stands', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: 'Modifier Libellé' });
  await user.keyboard('{F2}');
  expect(await screen.findByRole('textbox', { name: /Libellé/ })).toHaveValue('Audit');
});

it('input is validated like in the form', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Modifier Libellé' }));
  const dialog = await screen.findByRole('dialog');
  await user.clear(await within(dialog).findByRole('textbox', { name: /Libellé/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  expect(await within(dialog).findByText(/obligatoire/)).toBeInTheDocument();
  // The one input says it, and no second message sends to it.
  expect(within(dialog).queryByText(/à corriger/)).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'update')).toEqual([]);
});

it('editing is not offered without the right, nor for fields that the API sets', async () => {
  open({ denied: ['edit Services'] });
  await screen.findByText('Code', { selector: 'dt' });
  expect(screen.queryByRole('button', { name: /^Modifier / })).not.toBeInTheDocument();
});

const editor = () => screen.findByRole('textbox');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('a click on a value edits it there; Escape leaves it, and the focus is at its pencil', async () => {
  const { user, calls } = open();
  await screen.findByRole('button', { name: 'Modifier Code' });
  await user.click(screen.getByText('AUD'));
  await waitFor(async () => expect(await editor()).toHaveFocus());
  await user.type(await editor(), 'X{Escape}');
  await closed();
  expect(screen.getByRole('button', { name: 'Modifier Code' })).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'update')).toEqual([]);
});

it('a section has one tab stop, arrows go on, and Tab saves and edits the next value', async () => {
  const { user, tables } = open();
  const first = await screen.findByRole('button', { name: 'Modifier Libellé' });
  const stops = screen.getAllByRole('button', { name: /^Modifier / }).filter(({ tabIndex }) => tabIndex === 0);
  expect(stops[0]).toBe(first);
  expect(stops.length).toBeLessThan(3);
  first.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Modifier Code' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(async () => expect(await screen.findByRole('textbox', { name: /Libellé/ })).toHaveFocus());
  await user.type(await editor(), ' interne');
  await user.tab();
  await waitFor(async () => expect(await screen.findByRole('textbox', { name: /Code/ })).toHaveFocus());
  expect(tables.Services).toMatchObject([{ libelle: 'Audit interne' }]);
});
