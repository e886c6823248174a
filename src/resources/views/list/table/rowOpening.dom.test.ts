import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../../test/support/screenSchemas';
import { windowOfWidth } from '../../../../../test/support/window';

const service = (id: number, libelle: string) => ({ id, libelle, code: `C${id}`, ordre: id, actif: true, note: null });
const Services = [service(1, 'Audit'), service(2, 'Conseil'), service(3, 'Veille')];
const open = () => renderScreens({ registry: screenRegistry, tables: { Services }, at: '/services' });
const row = (name: RegExp) => screen.findByRole('row', { name });

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});

it('a click beside the controls of a row opens its record, and the way back leads to its row', async () => {
  const { user, address, go } = open();
  await user.click(within(await row(/Conseil/)).getByText('C2'));
  await waitFor(() => expect(address()).toBe('/services/details/2'));
  await screen.findByRole('heading', { level: 1, name: /Conseil/ });
  await go(-1);
  await waitFor(async () => expect(within(await row(/Conseil/)).getByRole('link', { name: 'Conseil' })).toHaveFocus());
});

it('a click on a checkbox or at the end of a selected text opens nothing', async () => {
  const { user, address } = open();
  await user.click(within(await row(/Conseil/)).getByRole('checkbox'));
  expect(address()).toBe('/services');
  const text = within(await row(/Veille/)).getByText('C3');
  await user.pointer([
    { keys: '[MouseLeft>]', target: text, offset: 0 },
    { target: text, offset: 2 },
    { keys: '[/MouseLeft]' },
  ]);
  expect(address()).toBe('/services');
});

it('Escape in the bar of a selection clears it and returns to the row', async () => {
  const { user } = open();
  within(await row(/Conseil/))
    .getByRole('link', { name: 'Conseil' })
    .focus();
  await user.keyboard(' a');
  const bar = await screen.findByRole('group', { name: 'Actions sur la sélection' });
  if (!bar.contains(document.activeElement)) within(bar).getAllByRole('button')[0]?.focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  expect(within(await row(/Conseil/)).getByRole('link', { name: 'Conseil' })).toHaveFocus();
});
