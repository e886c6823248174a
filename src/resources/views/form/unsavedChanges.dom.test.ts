import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';

const SERVICE = { id: 2, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true };
const EDIT = '/services/modification/2';

const open = () => renderScreens({ registry: screenRegistry, tables: { Services: [SERVICE] }, at: EDIT });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

async function write(user: UserEvent, name: RegExp, text: string) {
  await user.click(await field(name));
  await user.paste(text);
}

beforeEach(() => localStorage.clear());

it('unsaved changes need a confirmation before leaving', async () => {
  const { user, address } = open();
  await write(user, /Libellé/, ' interne');
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  const dialog = await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ });
  await user.click(within(dialog).getByRole('button', { name: 'Continuer la saisie' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(EDIT);
  expect(await field(/Libellé/)).toHaveValue('Audit interne');
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
  await waitFor(() => expect(address()).toBe('/ailleurs'));
});

it('unsaved changes prevent closing the tab, and only then', async () => {
  const { user } = open();
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await field(/Libellé/);
  expect(closes()).toBe(true);
  await write(user, /Libellé/, ' interne');
  expect(closes()).toBe(false);
});

it('leaving without changes needs no question', async () => {
  const { user, address } = open();
  await field(/Libellé/);
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  await waitFor(() => expect(address()).toBe('/ailleurs'));
});

it('Escape leaves an unchanged form, and asks before it leaves a changed one', async () => {
  const { user, address, go } = open();
  await user.click(await field(/Libellé/));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/services/details/2'));
  await go(EDIT);
  await write(user, /Libellé/, ' interne');
  await user.keyboard('{Escape}');
  const dialog = await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ });
  // The same key stays: it belongs to the question.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(address()).toBe(EDIT);
  expect(await field(/Libellé/)).toHaveValue('Audit interne');
});

it('Ctrl+Enter saves as Ctrl+S does', async () => {
  const { user, tables, address } = open();
  await write(user, /Libellé/, ' interne');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(address()).toBe('/services/details/2'));
  expect(tables.Services?.[0]?.['libelle']).toBe('Audit interne');
});
