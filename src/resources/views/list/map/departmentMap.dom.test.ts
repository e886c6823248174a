import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { windowOfWidth } from '../../../../../test/support/window';
import { defineResource } from '../../../defineResource';
import { postcode } from '../../../fields/postcode/kind';
import { text } from '../../../fields/text/kind';
import type { Words } from '../../../language/words';
import { EXTENSIONS } from '../../../protocol/extensions';
import { createRegistry } from '../../../registry/registry';

const words = (one: string): Words => [one, one, one, one];

const Ateliers = defineResource({
  name: 'Ateliers',
  label: { one: words('Atelier'), many: words('Ateliers') },
  rights: 'ATELIERS',
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    codePostal: postcode({ label: words('Code postal') }),
  },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom', 'codePostal'], sort: { field: 'nom', order: 'ASC' }, map: { postcode: 'codePostal' } },
});

const CODES = ['59000', '59100', '59200', '62000', '20000', '97400', '98000', '20300', null];
const WORKSHOPS = CODES.map((codePostal, at) => ({ id: at + 1, nom: `Atelier ${at + 1}`, codePostal }));

const open = (records: readonly object[] = WORKSHOPS, extensions = EXTENSIONS.filter(() => true)) =>
  renderScreens({
    registry: createRegistry([Ateliers]),
    tables: { Ateliers: [...records] as { id: number }[] },
    at: '/ateliers',
    extensions,
  });

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});

describe('the map of a list', () => {
  it('shows the number per department, in a drawing and in a sortable table', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Carte' }));
    const map = await screen.findByRole('group', { name: 'Carte des départements' });
    expect(within(map).getByRole('button', { name: 'Nord (59)\u00a0: 3' })).toHaveAttribute('data-step', '5');
    expect(within(map).getAllByRole('button')).toHaveLength(4);
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names()).toEqual([
      'Nord (59)',
      'Corse-du-Sud (2A)',
      'Pas-de-Calais (62)',
      'La Réunion (974)',
      'Sans code postal',
      'Hors département',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Département' }));
    expect(names()[0]).toBe('Corse-du-Sud (2A)');
  });

  it("opens a department's rows with the keyboard, with a visible filter, and returns", async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Carte' }));
    const map = await screen.findByRole('group', { name: 'Carte des départements' });
    within(map).getByRole('button', { name: /^Nord/ }).focus();
    // The inset of the overseas islands lies to the south-west, with Corsica to its east.
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(within(map).getByRole('button', { name: /^Corse-du-Sud/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('rowheader', { name: 'Atelier 5' })).toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: 'Atelier 1' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('group', { name: 'Filtre\u00a0: Code postal' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Retour à la carte' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Corse-du-Sud \(2A\)\u00a0/ })).toHaveFocus());
    expect(screen.queryByRole('group', { name: 'Filtre\u00a0: Code postal' })).not.toBeInTheDocument();
  });

  it('opens the records without a postcode too', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Carte' }));
    await user.click(await screen.findByRole('button', { name: 'Sans code postal' }));
    expect(await screen.findByRole('rowheader', { name: 'Atelier 9' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Sans code postal' })).toBeInTheDocument();
  });

  it('leads to the records of no department, whose columns can be chosen', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Carte' }));
    expect(await screen.findByRole('group', { name: 'Carte des départements' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Colonnes' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hors département' }));
    expect(await screen.findByRole('rowheader', { name: 'Atelier 7' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Atelier 8' })).toBeInTheDocument();
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Colonnes' })).toBeInTheDocument();
  });

  it('shows the same message as an empty list', async () => {
    localStorage.setItem('RaStore.Ateliers.presentation', JSON.stringify('map'));
    open([]);
    expect(await screen.findByText('La liste est vide')).toBeInTheDocument();
  });

  it('is not offered without counts of the API', async () => {
    localStorage.setItem('RaStore.Ateliers.presentation', JSON.stringify('map'));
    open(
      WORKSHOPS,
      EXTENSIONS.filter((one) => one !== 'departments'),
    );
    expect(await screen.findByRole('rowheader', { name: 'Atelier 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Carte' })).not.toBeInTheDocument();
  });
});
