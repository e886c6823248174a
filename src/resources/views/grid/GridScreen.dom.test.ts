import '../../../../test/support/gridInJsdom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { registry as clubs } from '../../../../test/support/referenceResources';
import { renderScreens } from '../../../../test/support/renderScreens';
import { cellOf, giveGridRoom, shownGrid } from '../../../../test/support/shownGrid';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import { EXTENSIONS } from '../../protocol/extensions';
// Preloaded, because on a busy machine its code takes longer than a test waits.
import './GridScreen';

const service = (id: number, libelle: string) => ({ id, libelle, code: `C${id}`, ordre: id, actif: true, note: null });
const SERVICES = [service(1, 'Audit'), service(2, 'Conseil'), service(3, 'Veille')];

const open = (options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({
    registry: screenRegistry,
    tables: { Services: SERVICES.map((one) => ({ ...one })) },
    at: '/services/tableur',
    ...options,
  });

const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } });
const pendingButton = () => screen.findByRole('button', { name: /modification/ });

giveGridRoom();

describe('the spreadsheet', () => {
  it("shows the list's results, names first, and is accessible", async () => {
    const { container } = open({ at: '/services/tableur?filter={"q":"e"}&sort=libelle&order=DESC' });
    const headings = within(await shownGrid()).getAllByRole('columnheader');
    expect(headings.map((one) => one.textContent)).toEqual(['N°', 'Libellé', 'Code', 'Ordre', 'Actif', 'Note']);
    expect(await cellOf(1, 'Libellé')).toHaveTextContent('Veille');
    expect(await cellOf(2, 'Libellé')).toHaveTextContent('Conseil');
    expect(await cellOf(1, 'Actif')).toHaveTextContent('Oui');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('overwrites a cell by typing, continues with Enter, undoes and redoes', async () => {
    const { user } = open();
    await user.click(await cellOf(1, 'Libellé'));
    await user.keyboard('Audit interne{Enter}');
    expect(await cellOf(1, 'Libellé')).toHaveTextContent('Audit interne');
    expect(await cellOf(2, 'Libellé')).toHaveFocus();
    expect(await pendingButton()).toHaveTextContent('1 modification');
    await user.keyboard('{Control>}z{/Control}');
    expect(await cellOf(1, 'Libellé')).toHaveTextContent(/^Audit$/);
    await user.keyboard('{Control>}y{/Control}');
    expect(await cellOf(1, 'Libellé')).toHaveTextContent('Audit interne');
  });

  it('edits a cell with F2, and cancels with Escape', async () => {
    const { user } = open();
    await user.click(await cellOf(2, 'Note'));
    await user.keyboard('{F2}une note{Escape}');
    expect(await cellOf(2, 'Note')).toHaveTextContent('');
    await user.click(await cellOf(2, 'Libellé'));
    await user.keyboard('{F2} externe{Enter}');
    expect(await cellOf(2, 'Libellé')).toHaveTextContent('Conseil externe');
  });

  it('selects with Shift, fills down, clears, and toggles', async () => {
    const { user } = open();
    await user.click(await cellOf(1, 'Ordre'));
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(await screen.findByText(/3 lignes × 1 colonne$/)).toBeInTheDocument();
    await user.keyboard('{Control>}d{/Control}');
    expect(await cellOf(3, 'Ordre')).toHaveTextContent('1');
    await user.keyboard('{Delete}');
    expect(await cellOf(3, 'Ordre')).toHaveTextContent('');
    await user.click(await cellOf(3, 'Actif'));
    await user.keyboard(' ');
    expect(await cellOf(3, 'Actif')).toHaveTextContent('Non');
  });

  it('ignores a clipboard without text', async () => {
    const { user } = open();
    await user.click(await cellOf(1, 'Libellé'));
    paste('');
    expect(await cellOf(1, 'Libellé')).toHaveTextContent(/^Audit$/);
    expect(await pendingButton()).toHaveTextContent(/^0\b|aucune/i);
  });

  it('pastes spreadsheet cells, shows errors in the cell and below, and copies', async () => {
    const { user } = open();
    await user.click(await cellOf(2, 'Libellé'));
    paste('"Un, ""deux"""\tUD\tabc\r\nTrois\tT3\t7\r\nQuatre\tQ4\t8\r\n');
    expect(await cellOf(2, 'Libellé')).toHaveTextContent('Un, "deux"');
    const wrong = await cellOf(2, 'Ordre');
    expect(wrong).toHaveTextContent('abc');
    expect(wrong).toHaveAttribute('aria-invalid', 'true');
    expect(wrong).toHaveAttribute('title', 'Saisissez un nombre.');
    expect(await cellOf(4, 'Libellé')).toHaveTextContent('Quatre');
    await user.click(wrong);
    expect(screen.getByRole('status', { name: 'Cellule choisie' })).toHaveTextContent('Saisissez un nombre.');
    const setData = vi.fn();
    await user.click(await cellOf(3, 'Libellé'));
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    fireEvent.copy(document.activeElement ?? document.body, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledWith('text/plain', 'Trois\tT3\nQuatre\tQ4');
  });

  it('lists pending changes, jumps to them, and reverts one', async () => {
    const { user } = open();
    await user.click(await cellOf(1, 'Note'));
    await user.keyboard('a{Enter}');
    await user.click(await cellOf(3, 'Note'));
    await user.keyboard('b{Enter}');
    await user.click(await pendingButton());
    const drawer = await screen.findByRole('dialog', { name: 'Modifications en attente' });
    await user.click(within(drawer).getByRole('button', { name: /Abandonner.*Audit/ }));
    expect(within(drawer).queryByText('Audit')).not.toBeInTheDocument();
    await user.click(within(drawer).getByText('Veille'));
    await waitFor(async () => expect(await cellOf(3, 'Note')).toHaveFocus());
    expect(await cellOf(1, 'Note')).toHaveTextContent('');
  });
});

describe('saving', () => {
  it('previews and applies one change set: changed, new and deleted rows', async () => {
    const { user, calls, tables } = open();
    await user.click(await cellOf(1, 'Libellé'));
    await user.keyboard('Audit interne{Enter}');
    await user.click(await cellOf(2, 'Libellé'));
    await user.keyboard('{Control>}-{/Control}');
    await user.click(await cellOf(3, 'Libellé'));
    paste('Veille\tC3\nNouveau\tN1');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const dialog = await screen.findByRole('dialog', { name: /Enregistrer/ });
    await user.click(await within(dialog).findByRole('button', { name: 'Appliquer (3)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const applied = calls.find(({ method }) => method === 'applyChanges');
    expect(applied?.params).toMatchObject({
      changes: [
        { collection: 'Services', action: 'update', id: 1, values: { libelle: 'Audit interne' } },
        { collection: 'Services', action: 'delete', id: 2 },
        { collection: 'Services', action: 'create', values: { libelle: 'Nouveau', code: 'N1', ordre: 0, actif: true } },
      ],
      run: { origin: 'grid', mode: 'all' },
    });
    expect(tables.Services?.map(({ libelle }) => libelle)).toEqual(['Audit interne', 'Veille', 'Nouveau']);
    await waitFor(async () => expect(await pendingButton()).toBeDisabled());
    expect(within(await shownGrid()).getAllByText('Nouveau')).toHaveLength(1);
  });

  it('leaves out rows changed by another person, and marks the cell', async () => {
    const { user, calls, tables } = open();
    await user.click(await cellOf(1, 'Note'));
    await user.keyboard('mienne{Enter}');
    await user.click(await cellOf(2, 'Note'));
    await user.keyboard('autre{Enter}');
    tables.Services = SERVICES.map((one) => (one.id === 1 ? { ...one, note: 'la leur' } : one));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/Une autre personne a modifié 1 ligne/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Appliquer (1)' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'applyChanges')).toBe(true));
    await waitFor(() => expect(tables.Services?.map(({ note }) => note)).toEqual(['la leur', 'autre', null]));
  });

  it('asks no second time for what nothing speaks against', async () => {
    const { user, tables } = open();
    await user.click(await cellOf(1, 'Note'));
    await user.keyboard('mienne{Enter}');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(tables.Services?.map(({ note }) => note)).toContain('mienne'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('overwrites nothing that changed after the preview', async () => {
    const { user, tables } = open();
    await user.click(await cellOf(1, 'Note'));
    await user.keyboard('mienne{Enter}');
    await user.click(await cellOf(2, 'Libellé'));
    await user.keyboard('{Control>}-{/Control}');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const apply = await screen.findByRole('button', { name: 'Appliquer (2)' });
    tables.Services = tables.Services?.map((one) => (one.id === 1 ? { ...one, note: 'la leur' } : one)) ?? [];
    await user.click(apply);
    expect(await screen.findByText(/a été modifié par quelqu’un d’autre entre-temps/)).toBeInTheDocument();
    expect(tables.Services.map(({ note }) => note)).toContain('la leur');
  });

  it('shows a refusal in its cell', async () => {
    const { user } = open();
    await user.click(await cellOf(1, 'Libellé'));
    await user.keyboard('{Delete}');
    expect(await cellOf(1, 'Libellé')).toHaveAttribute('title', 'Ce champ est obligatoire.');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const dialog = await screen.findByRole('dialog', { name: /Enregistrer/ });
    expect(await within(dialog).findByText(/Ce champ est obligatoire/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: /^Appliquer/ })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('leads from a refused row of the preview to its cell', async () => {
    const { user } = open();
    await user.click(await cellOf(3, 'Libellé'));
    await user.keyboard('{Delete}');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const dialog = await screen.findByRole('dialog', { name: /Enregistrer/ });
    await user.click(await within(dialog).findByRole('button', { name: 'Ligne 3' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await cellOf(3, 'Libellé')).toHaveFocus();
  });

  it('finds cells by content, and sorts by a heading', async () => {
    const { user } = open();
    await user.click(await cellOf(1, 'Code'));
    await user.keyboard('{Control>}f{/Control}');
    const find = screen.getByRole('searchbox', { name: 'Chercher dans le tableau' });
    expect(find).toHaveFocus();
    await user.type(find, 'veil{Enter}');
    expect(await screen.findByText('1 sur 1')).toBeInTheDocument();
    expect(await cellOf(3, 'Libellé')).toHaveAttribute('aria-selected', 'true');
    const heading = within(await shownGrid()).getByRole('columnheader', { name: 'Libellé' });
    // The library renders the resize handle.
    expect(heading).toHaveClass('rdg-cell-resizable');
    await user.click(heading);
    await user.click(within(await shownGrid()).getByRole('columnheader', { name: 'Libellé' }));
    expect(await cellOf(1, 'Libellé')).toHaveTextContent('Veille');
  });

  it('asks before unsaved changes are lost', async () => {
    const { user, address } = open();
    await user.click(await cellOf(1, 'Note'));
    await user.keyboard('x{Enter}');
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    const question = await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ });
    await user.click(within(question).getByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(() => expect(address()).toBe('/ailleurs'));
  });
});

describe('permissions and references', () => {
  it('is opened from the list, with its results', async () => {
    const { user, address, inAddress } = open({
      at: '/services?filter={"q":"veille"}&sort=code&order=DESC',
      // Saved views need their resource.
      extensions: EXTENSIONS.filter((one) => one !== 'savedViews'),
    });
    await user.click(await screen.findByRole('button', { name: 'Outils' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Tableur' }));
    await waitFor(() => expect(address()).toBe('/services/tableur'));
    expect(inAddress('sort')).toBe('code');
    expect(await cellOf(1, 'Libellé')).toHaveTextContent('Veille');
    expect(within(await shownGrid()).queryByText('Audit')).not.toBeInTheDocument();
  });

  it('offers no new rows or deletions without the right', async () => {
    const { user } = open({ denied: ['create Services', 'delete Services'] });
    await user.click(await cellOf(3, 'Libellé'));
    expect(screen.queryByRole('button', { name: 'Ajouter une ligne' })).not.toBeInTheDocument();
    paste('Un\tU\nDeux\tD');
    await user.keyboard('{Control>}-{/Control}');
    expect(within(await shownGrid()).queryByText('Deux')).not.toBeInTheDocument();
    expect(await pendingButton()).toHaveTextContent('1 modification');
  });

  it('is closed to people who may not edit', async () => {
    const { address } = open({ denied: ['edit Services'] });
    await waitFor(() => expect(address()).toBe('/pages/miscellaneous/not-authorized'));
  });

  it('shows, parses and suggests references by name', async () => {
    const tables = {
      Amis: [
        { id: 1, nom: 'Lefèvre', prenom: 'Anne' },
        { id: 2, nom: 'Martin', prenom: 'Bruno' },
      ],
      Clubs: [
        { id: 3, nom: 'Les pions', presidentId: 1 },
        { id: 4, nom: 'Les dames', presidentId: null },
      ],
    };
    const { user } = renderScreens({ registry: clubs, tables, at: '/clubs/tableur?sort=nom&order=DESC' });
    const table = await screen.findByRole('grid', { name: /Clubs/ });
    await waitFor(() => expect(within(table).getByText('Lefèvre Anne')).toBeInTheDocument());
    const president = () => {
      const found = within(table).getAllByRole('row')[2]?.querySelector<HTMLElement>('[aria-colindex="3"]');
      if (!found) throw new Error('no cell');
      return found;
    };
    await user.click(president());
    paste('MARTIN bruno');
    expect(president()).toHaveTextContent('Martin Bruno');
    await user.dblClick(president());
    await user.click(await screen.findByRole('option', { name: 'Lefèvre Anne' }));
    await waitFor(() => expect(president()).toHaveTextContent('Lefèvre Anne'));
  });

  it('shows unreadable references as such, without requesting or changing them', async () => {
    const tables = { Amis: [{ id: 1, nom: 'Lefèvre' }], Clubs: [{ id: 3, nom: 'Les pions', presidentId: 1 }] };
    const held = { rights: ['CLUBS:read', 'CLUBS:update'], functionCodes: [] };
    const { user, calls } = renderScreens({ registry: clubs, tables, held, at: '/clubs/tableur' });
    const table = await screen.findByRole('grid', { name: /Clubs/ });
    const words = await within(table).findByText('N° 1 (accès réservé)');
    expect(words).toHaveAttribute('title', 'Vos droits ne permettent pas de consulter «\u00a0Amis\u00a0».');
    await user.dblClick(words);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(calls.filter(({ resource }) => resource === 'Amis')).toEqual([]);
  });
});
