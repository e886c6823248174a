import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import type { AnyRecord } from '../../language/resourceSchema';

const SERVICES: AnyRecord[] = [
  { id: 1, libelle: 'Écoute', code: 'ECO', ordre: 3, actif: true },
  { id: 2, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true },
  { id: 3, libelle: 'Formation', code: 'FOR', ordre: 2, actif: false },
];

const open = (options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({ registry: screenRegistry, tables: { Services: [...SERVICES] }, at: '/services', ...options });

/** The names in the first column, once the list has loaded. */
const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const expectNames = (expected: readonly string[]) => waitFor(() => expect(names()).toEqual(expected));
const header = (name: RegExp) => screen.findByRole('columnheader', { name });

/** Delays the responses of searches. @returns releases them */
function holdSearches(provider: DataProvider): () => void {
  let answer: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (answer = resolve));
  const read = provider.getList;
  provider.getList = async (resource, params) => {
    if (params.filter?.q) await promise;
    return read(resource, params);
  };
  return answer;
}

beforeEach(() => localStorage.clear());

describe('the generated list', () => {
  it('shows the declared columns in order, with title, help, count and document title', async () => {
    const { container } = open();
    await expectNames(['Audit', 'Écoute', 'Formation']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Services');
    expect(screen.getByText('Les services proposés.')).toBeInTheDocument();
    expect(screen.getByText('3 résultats')).toBeInTheDocument();
    expect(document.title).toBe('Services · Socle');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('links to a record by its first cell and by named icon buttons', async () => {
    const { user, address } = open();
    expect(await screen.findByRole('link', { name: 'Modifier Audit' })).toHaveAttribute(
      'href',
      '/services/modification/2',
    );
    expect(screen.getByRole('link', { name: 'Afficher Audit' })).toHaveAttribute('href', '/services/details/2');
    await user.click(screen.getByRole('link', { name: 'Audit' }));
    expect(address()).toBe('/services/details/2');
  });

  it('is navigable with the keyboard: arrows between rows, space selects, Enter opens', async () => {
    const { user, address } = open();
    (await screen.findByRole('link', { name: 'Audit' })).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Écoute' })).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: /Écoute/ })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Écoute' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Formation' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    screen.getByRole('link', { name: 'Modifier Écoute' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Modifier Audit' })).toHaveFocus();
    screen.getByRole('link', { name: 'Audit' }).focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/services/details/2');
  });

  it('hides actions without permission', async () => {
    open({ denied: ['edit Services', 'create Services', 'delete Services'] });
    expect(await screen.findByRole('link', { name: 'Afficher Audit' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Modifier Audit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Supprimer Audit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Créer' })).not.toBeInTheDocument();
  });

  it('redirects people who may not see it', async () => {
    const { address } = open({ denied: ['list Services'] });
    await waitFor(() => expect(address()).toBe('/pages/miscellaneous/not-authorized'));
  });

  it('sorts by a header in both directions, and announces it', async () => {
    const { user, inAddress } = open();
    await user.click(within(await header(/Ordre/)).getByRole('button', { name: /^Ordre/ }));
    await expectNames(['Audit', 'Formation', 'Écoute']);
    expect(await header(/Ordre/)).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(await header(/Ordre/)).getByRole('button', { name: /^Ordre/ }));
    await expectNames(['Écoute', 'Formation', 'Audit']);
    expect(await header(/Ordre/)).toHaveAttribute('aria-sort', 'descending');
    expect([inAddress('sort'), inAddress('order')]).toEqual(['ordre', 'DESC']);
  });

  it('filters loaded rows before the response, if all records are loaded', async () => {
    const { user, provider } = open();
    await header(/Libellé/);
    holdSearches(provider);
    await user.type(screen.getByRole('searchbox'), 'aud');
    await expectNames(['Audit']);
  });

  it('dims rows without the words until the response, if there are other pages', async () => {
    const { user, provider } = open({ at: '/services?perPage=2' });
    await expectNames(['Audit', 'Écoute']);
    const answer = holdSearches(provider);
    await user.type(screen.getByRole('searchbox'), 'eco');
    const dimmed = () => screen.getAllByRole('rowheader').filter((cell) => cell.closest('tr')?.style.opacity === '0.4');
    await waitFor(() => expect(dimmed().map((cell) => cell.textContent)).toEqual(['Audit']));
    answer();
    await expectNames(['Écoute']);
    await waitFor(() => expect(dimmed()).toEqual([]));
  });

  it('searches while typing, with the shortcut "/", and clears the search with Escape', async () => {
    const { user, inAddress } = open();
    await screen.findAllByRole('rowheader');
    await user.keyboard('/');
    const box = screen.getByRole('searchbox', { name: 'Rechercher dans la liste' });
    expect(box).toHaveFocus();
    await user.keyboard('ecou');
    await waitFor(() => expect(inAddress('filter')).toBe('{"q":"ecou"}'));
    await expectNames(['Écoute']);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Écoute' })).toHaveFocus();
    await user.keyboard('/{Escape}');
    await expectNames(['Audit', 'Écoute', 'Formation']);
    expect(box).toHaveValue('');
  });

  it('starts without the previous search, and offers it', async () => {
    const left = { filter: { q: 'audit' }, sort: 'libelle', order: 'ASC' };
    localStorage.setItem('RaStore.Services.lastSearch', JSON.stringify(left));
    const { user, inAddress } = open();
    await expectNames(['Audit', 'Écoute', 'Formation']);
    await user.click(await screen.findByRole('button', { name: 'Reprendre ma recherche' }));
    await expectNames(['Audit']);
    expect(inAddress('filter')).toContain('audit');
    expect(screen.queryByRole('button', { name: 'Reprendre ma recherche' })).not.toBeInTheDocument();
  });

  it('distinguishes an empty result from an empty list', async () => {
    const { user } = open({ at: '/services?filter={"q":"introuvable"}' });
    expect(await screen.findByText(/^Aucun résultat pour «\sintrouvable\s»$/)).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('introuvable');
    // Only here: beside the search, a button that comes while one types would move what stands there.
    await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
    await expectNames(['Audit', 'Écoute', 'Formation']);
  });

  it('offers to create the first record', async () => {
    open({ tables: { Services: [] } });
    expect(await screen.findByText('La liste est vide')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Créer' })).toHaveLength(2);
  });

  it('says why it cannot be read, and tries again', async () => {
    const { refuse, user } = open();
    refuse((method) => (method === 'getList' ? new HttpError('Base indisponible', 503) : undefined));
    expect(await screen.findByText('Base indisponible')).toBeInTheDocument();
    refuse(undefined);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await expectNames(['Audit', 'Écoute', 'Formation']);
  });

  it('toggles a parameter of the contract in the address', async () => {
    const { user, inAddress } = open({ extensions: [] });
    await user.click(await screen.findByRole('switch', { name: 'Actifs seulement' }));
    await expectNames(['Audit', 'Écoute']);
    expect(inAddress('filter')).toBe('{"ActifOnly":true}');
  });

  it('offers filters by field only if the API supports them', async () => {
    open({ extensions: [] });
    await screen.findAllByRole('rowheader');
    expect(screen.queryByRole('button', { name: 'Ajouter un filtre' })).not.toBeInTheDocument();
  });

  it('adds a filter by field, operator and value, shows it, and removes it', async () => {
    const { user, inAddress } = open();
    await user.click(await screen.findByRole('button', { name: 'Ajouter un filtre' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filtre' });
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('menuitem', { name: 'Ordre' }));
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.selectOptions(within(dialog).getByLabelText('Comparaison'), 'est supérieur à');
    expect(within(dialog).getByRole('button', { name: 'Appliquer' })).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Valeur'), '1{Enter}');
    await expectNames(['Écoute', 'Formation']);
    expect(JSON.parse(inAddress('filter') ?? '')).toEqual({
      where: [{ field: 'ordre', operator: 'greaterThan', value: 1 }],
    });
    const chip = screen.getByRole('group', { name: 'Filtre\u00a0: Ordre' });
    expect(chip).toHaveTextContent('Ordre est supérieur à1');
    await user.click(within(chip).getByRole('button', { name: /Ordre est supérieur à/ }));
    const value = screen.getByLabelText('Valeur');
    await user.clear(value);
    await user.type(value, '2{Enter}');
    await expectNames(['Écoute']);
    await user.click(within(chip).getByRole('button', { name: 'Retirer le filtre\u00a0: Ordre' }));
    await expectNames(['Audit', 'Écoute', 'Formation']);
  });

  it('is filtered by a value in three clicks, and the filter can be edited', async () => {
    const { user, inAddress } = open();
    const where = () => (JSON.parse(inAddress('filter') ?? '{}') as { where?: unknown }).where;
    await user.click(await screen.findByRole('button', { name: 'Ajouter un filtre' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Actif' }));
    await user.click(await screen.findByRole('button', { name: 'Non' }));
    await expectNames(['Formation']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Actif est égal à/ }));
    await user.selectOptions(await screen.findByLabelText('Comparaison'), 'est vide');
    await expectNames([]);
    expect(where()).toEqual([{ field: 'actif', operator: 'isEmpty' }]);
    await user.selectOptions(screen.getByLabelText('Comparaison'), 'est égal à');
    await user.click(await screen.findByRole('button', { name: 'Oui' }));
    await expectNames(['Audit', 'Écoute']);
    expect(where()).toEqual([{ field: 'actif', operator: 'equals', value: true }]);
  });

  it('ignores an unknown filter in the address', async () => {
    open({
      at: `/services?filter=${JSON.stringify({
        where: [
          { field: 'secret', operator: 'equals', value: 1 },
          { field: 'ordre', operator: 'soundsLike', value: 1 },
        ],
      })}`,
    });
    await expectNames(['Audit', 'Écoute', 'Formation']);
    expect(screen.queryByRole('group', { name: /Filtre :/ })).not.toBeInTheDocument();
  });

  it('hides, shows and moves columns, and remembers that', async () => {
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Colonnes' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Code' }));
    await user.click(screen.getByRole('checkbox', { name: 'Note' }));
    await user.click(screen.getByRole('button', { name: 'Avancer la colonne Ordre' }));
    await user.click(screen.getByRole('button', { name: 'Avancer la colonne Ordre' }));
    unmount();
    open();
    await screen.findAllByRole('rowheader');
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(headers).toEqual(['', 'Ordre', 'Libellé', 'Note', 'Actions']);
  });

  it('resizes a column with the keyboard, and remembers that', async () => {
    const { user, unmount } = open();
    const separator = await screen.findByRole('separator', { name: 'Largeur de la colonne Code' });
    separator.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(separator).toHaveAttribute('aria-valuenow', '152');
    await user.keyboard('{Home}');
    expect(separator).toHaveAttribute('aria-valuenow', '64');
    unmount();
    open();
    expect(await screen.findByRole('separator', { name: 'Largeur de la colonne Code' })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
  });

  it('changes pages, with page and size in the address', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      id: index + 1,
      libelle: `S${String(index + 1).padStart(2, '0')}`,
      code: `C${index}`,
      ordre: 1,
    }));
    const { user, inAddress } = open({ tables: { Services: many } });
    expect(await screen.findByText('1–25 sur 60')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dernière page' }));
    expect(await screen.findByText('51–60 sur 60')).toBeInTheDocument();
    expect(inAddress('page')).toBe('3');
    await user.selectOptions(screen.getByLabelText('Lignes par page'), '10');
    expect(await screen.findByText('1–10 sur 60')).toBeInTheDocument();
    const page = screen.getByRole('textbox', { name: 'Aller à la page' });
    await user.clear(page);
    await user.type(page, '4{Enter}');
    expect(await screen.findByText('31–40 sur 60')).toBeInTheDocument();
  });

  it('deletes after a confirmation by name, shows a refusal in the dialog, and focuses the title', async () => {
    const { user, refuse, tables } = open();
    await user.click(await screen.findByRole('button', { name: 'Supprimer Audit' }));
    const dialog = await screen.findByRole('dialog', { name: /^Supprimer .*Audit/ });
    refuse((method) => (method === 'delete' ? new HttpError('Encore utilisé par 2 contrats', 409) : undefined));
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    expect(await within(dialog).findByText('Encore utilisé par 2 contrats')).toBeInTheDocument();
    expect(tables.Services).toHaveLength(3);
    refuse(undefined);
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await expectNames(['Écoute', 'Formation']);
    expect(screen.getByLabelText('messages')).toHaveTextContent('screens.delete.done Audit');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows the records of a tree below their parents', async () => {
    const Domaines = [
      { id: 1, libelle: 'Santé', parentId: null },
      { id: 2, libelle: 'Action', parentId: null },
      { id: 3, libelle: 'Audition', parentId: 1 },
    ];
    open({ at: '/domaines', tables: { Domaines } });
    await expectNames(['Action', 'Santé', '└ Audition']);
  });
});
