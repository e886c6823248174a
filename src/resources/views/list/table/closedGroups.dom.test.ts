import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { Services } from '../../../../../test/support/screenSchemas';
import { enumeration } from '../../../fields/enumeration/kind';
import { createRegistry } from '../../../registry/registry';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { isLeavingOut, withoutClosed } from './closedGroups';

const label = ['État', 'State', 'Status', 'Estado'] as const;
const named = (value: string) => ({ value, label: [value, value, value, value] as const });
const etat = enumeration({ label, options: [named('Actif'), named('Suspendu')] });
const Grouped: ResourceSchema = {
  ...Services,
  fields: { ...Services.fields, etat },
  list: { ...Services.list, columns: ['libelle', 'etat'], sort: { field: 'etat', order: 'ASC' } },
};
const ACTIVE = 30;
const rows = Array.from({ length: ACTIVE + 1 }, (_, index) => ({
  id: index + 1,
  libelle: `Service ${index + 1}`,
  etat: index < ACTIVE ? 'Actif' : 'Suspendu',
}));

beforeEach(() => localStorage.clear());

it('a closed group leaves the page to the rows of the others, and opens again by its head', async () => {
  const registry = createRegistry([Grouped]);
  const { user } = renderScreens({ registry, tables: { Services: rows }, at: '/services' });
  const last = `Service ${ACTIVE + 1}`;
  const head = await screen.findByRole('button', { name: /^Actif/, expanded: true });
  expect(screen.queryByRole('link', { name: last })).not.toBeInTheDocument();
  await user.click(head);
  expect(await screen.findByRole('link', { name: last })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Service 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actif 30', expanded: false })).toHaveFocus();
  // What is folded is still counted and exported.
  expect(await screen.findByText('31 résultats')).toBeInTheDocument();
  // With each group closed, their heads stay.
  await user.click(screen.getByRole('button', { name: /^Suspendu/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: last })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /^Actif/ }));
  expect(await screen.findByRole('link', { name: 'Service 1' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Suspendu/, expanded: false })).toBeInTheDocument();
});

it('what is folded is counted and exported', () => {
  const open = [{ field: 'etat', operator: 'notIn', value: ['Actif'] }];
  expect(isLeavingOut({ IsPublished: true, open })).toBe(true);
  expect(withoutClosed({ IsPublished: true, open })).toEqual({ IsPublished: true });
  expect(isLeavingOut({})).toBe(false);
  expect(withoutClosed(undefined)).toEqual({});
});
