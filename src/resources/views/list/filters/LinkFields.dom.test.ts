import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { registry } from '../../../../../test/support/addressedResources';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { windowOfWidth } from '../../../../../test/support/window';

const open = (filter: string, ...rights: string[]) =>
  renderScreens({
    registry,
    tables: { Cercles: [{ id: 1, nom: 'Amis' }], Gens: [{ id: 7, nom: 'Inès' }] },
    at: `/cercles${filter}`,
    held: { rights: ['CERCLES:read', ...rights], functionCodes: [] },
  });

const visitor = () => screen.queryByRole('combobox', { name: 'Visiteur' });

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});

it('filters by linked records are offered if these are readable', async () => {
  open('', 'GENS:read');
  expect(await screen.findByRole('link', { name: 'Amis' })).toBeInTheDocument();
  await waitFor(() => expect(visitor()).toBeEnabled());
});

it('impossible filters are not offered', async () => {
  open('');
  expect(await screen.findByRole('link', { name: 'Amis' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Visiteur')).not.toBeInTheDocument();
});

it("a placeholder reserves the picker's room while it loads", async () => {
  open('', 'GENS:read');
  const place = await screen.findByRole('textbox', { name: 'Visiteur' });
  expect(place).toBeDisabled();
  await waitFor(() => expect(place).not.toBeInTheDocument());
  expect(visitor()).toBeInTheDocument();
});

it('an active filter is shown anyway, until removed', async () => {
  const { user, calls } = open('?filter={"VisiteurId":7}');
  await waitFor(() => expect(visitor()).toHaveValue('Inès'));
  expect(visitor()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
  await waitFor(() => expect(screen.queryByLabelText('Visiteur')).not.toBeInTheDocument());
  // The picker reads the record's name, but lists no records for a reader without the right to them.
  expect(calls.filter(({ resource }) => resource === 'Gens').map(({ method }) => method)).toEqual(['getMany']);
});
