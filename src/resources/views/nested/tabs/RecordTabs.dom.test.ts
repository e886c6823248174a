import { screen, waitFor, within } from '@testing-library/react';
import { addDays, format } from 'date-fns';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../../test/support/accessibility';
import { fewRegistry, manyRegistry } from '../../../../../test/support/detailSchemas';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { windowOfWidth } from '../../../../../test/support/window';

const tables = () => ({
  Clients: [{ id: 4, nom: 'Aciéries', ville: 'Metz', statut: 'Actif', referentId: null }],
  Referents: [
    { id: 1, nom: 'Inès' },
    { id: 2, nom: 'Luc' },
  ],
  'Clients/4/contrats': [
    { id: 11, nom: 'Cadre', fin: null },
    { id: 12, nom: 'Avenant', fin: null },
  ],
  'Clients/4/sites': [
    { id: 21, nom: 'Nord', chefId: 1 },
    { id: 22, nom: 'Sud', chefId: 2 },
  ],
  'Clients/4/reglages': [{ id: 4, nom: 'Standard', courriels: true }],
});

const open = (options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({ registry: manyRegistry, tables: tables(), at: '/clients/details/4', ...options });

const tab = (name: RegExp) => screen.findByRole('tab', { name });
const asked = (calls: readonly { readonly method: string; readonly resource: string }[]) =>
  calls.map(({ method, resource }) => `${method} ${resource}`);

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});
describe('the tabs of a details page', () => {
  it("are beside the content in groups, with counts, the record's own fields first", async () => {
    const { container } = open();
    const list = await screen.findByRole('tablist', { name: 'Rubriques de la fiche' });
    expect(list).toHaveAttribute('aria-orientation', 'vertical');
    await within(list).findByRole('tab', { name: 'Contrats 2' });
    expect(list).toHaveTextContent('InformationsSuiviContrats2Sites2');
    expect(screen.getByRole('tab', { name: 'Informations' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Informations' })).toHaveTextContent('VilleMetz');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('load with one request, and another for references of the rows', async () => {
    const { user, calls, inAddress } = open();
    await tab(/^Contrats/);
    await waitFor(() => expect(asked(calls)).toContain('resume Clients'));
    calls.length = 0;
    await user.click(await tab(/^Contrats/));
    expect(await screen.findByRole('rowheader', { name: 'Cadre' })).toBeInTheDocument();
    expect(inAddress('onglet')).toBe('contrats');
    expect(asked(calls)).toEqual(['getList Clients/4/contrats']);
    calls.length = 0;
    await user.click(await tab(/^Sites/));
    expect(await screen.findByText('Luc')).toBeInTheDocument();
    expect(asked(calls)).toEqual(['getList Clients/4/sites', 'getMany Referents']);
  });

  it('are in the address: links open them, and going back leaves them', async () => {
    const { user, go } = open({ at: '/clients/details/4?onglet=sites' });
    expect(await screen.findByRole('rowheader', { name: 'Nord' })).toBeInTheDocument();
    expect(await tab(/^Sites/)).toHaveAttribute('aria-selected', 'true');
    // The tab replaces the record's own fields instead of appearing below them.
    expect(screen.queryByText('Metz')).not.toBeInTheDocument();
    await user.click(await tab(/^Informations/));
    expect(await screen.findByRole('tabpanel', { name: 'Informations' })).toBeInTheDocument();
    await go(-1);
    expect(await screen.findByRole('rowheader', { name: 'Nord' })).toBeInTheDocument();
  });

  it('are navigable with arrows, and opened with the space bar', async () => {
    const { user } = open();
    (await tab(/^Informations/)).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await tab(/^Sites/)).toHaveFocus();
    expect(await tab(/^Informations/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard(' ');
    expect(await screen.findByRole('rowheader', { name: 'Nord' })).toBeInTheDocument();
    await user.keyboard('{End}');
    expect(await tab(/^Sites/)).toHaveFocus();
  });

  it('are folded if rare or empty, except the open one; unfolded, they stay so on the next record', async () => {
    const { user, container, unmount } = open({ at: '/clients/details/4?onglet=bilans' });
    const more = await screen.findByRole('button', { name: 'Autres rubriques 5', expanded: false });
    expect(await tab(/^bilans/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('tab', { name: /^notes/ })).not.toBeInTheDocument();
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(await accessibilityFaults(container)).toEqual([]);
    // The arrows go on below the button.
    (await tab(/^Sites/)).focus();
    await user.keyboard('{ArrowDown}');
    expect(await tab(/^Réglages/)).toHaveFocus();
    unmount();
    open();
    expect(await tab(/^notes/)).toBeInTheDocument();
  });

  it('are above the content if few', async () => {
    open({ registry: fewRegistry });
    const list = await screen.findByRole('tablist');
    expect(list).toHaveAttribute('aria-orientation', 'horizontal');
    expect(within(list).getAllByRole('tab')).toHaveLength(4);
  });

  it('are a single select with groups and counts in a narrow window', async () => {
    windowOfWidth(720);
    const { user, container } = open();
    const choice = await screen.findByRole('combobox', { name: 'Rubrique affichée' });
    expect(await within(choice).findByRole('option', { name: 'Contrats (2)' })).toBeInTheDocument();
    expect(within(choice).getByRole('group', { name: 'Suivi' })).toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.selectOptions(choice, 'Sites (2)');
    expect(await screen.findByRole('rowheader', { name: 'Nord' })).toBeInTheDocument();
    expect(choice).toHaveValue('sites');
  });

  it('are limited to readable collections', async () => {
    open({ denied: ['list Clients/4/sites'] });
    expect(await tab(/^Contrats/)).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: /^Sites/ })).not.toBeInTheDocument();
  });

  it('count what was opened, if the API has no counts', async () => {
    const { user } = open({ extensions: ['records', 'pagedLists', 'filters'] });
    expect(await screen.findByRole('tab', { name: 'Contrats' })).toBeInTheDocument();
    await user.click(await tab(/^Contrats/));
    expect(await screen.findByRole('tab', { name: 'Contrats 2' })).toBeInTheDocument();
  });
});

describe('a collection in a tab', () => {
  it('sorts and searches without changing the address', async () => {
    const { user, inAddress } = open({ at: '/clients/details/4?onglet=contrats' });
    await screen.findByRole('rowheader', { name: 'Avenant' });
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(names()).toEqual(['Avenant', 'Cadre']);
    await user.click(within(screen.getByRole('columnheader', { name: /Nom/ })).getByRole('button', { name: /^Nom/ }));
    await waitFor(() => expect(names()).toEqual(['Cadre', 'Avenant']));
    expect([inAddress('sort'), inAddress('onglet')]).toEqual([null, 'contrats']);
  });

  it('warns of an end that is near, and of no other', async () => {
    const dayIn = (days: number) => format(addDays(new Date(), days), 'yyyy-MM-dd');
    const contrats = [
      { id: 11, nom: 'Cadre', fin: dayIn(12) },
      { id: 12, nom: 'Avenant', fin: dayIn(90) },
      { id: 13, nom: 'Ancien', fin: dayIn(-3) },
    ];
    open({ at: '/clients/details/4?onglet=contrats', tables: { ...tables(), 'Clients/4/contrats': contrats } });
    const mark = await screen.findByTitle('Fin dans 12 jours');
    expect(mark).toHaveTextContent('dans 12 j');
    expect(screen.getByRole('row', { name: /Cadre/ })).toContainElement(mark);
    expect(screen.getAllByTitle(/^Fin /)).toHaveLength(1);
  });

  it('creates a record in a dialog, and shows it', async () => {
    const { user, tables: stored } = open({ at: '/clients/details/4?onglet=contrats' });
    await user.click(await screen.findByRole('button', { name: 'Ajouter\u00a0: Contrat' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /Nom/ }), 'Pacte');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('rowheader', { name: 'Pacte' })).toBeInTheDocument();
    expect(stored['Clients/4/contrats']).toHaveLength(3);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('updates a record in a dialog', async () => {
    const { user } = open({ at: '/clients/details/4?onglet=contrats' });
    await user.click(await screen.findByRole('button', { name: 'Modifier Cadre' }));
    const dialog = await screen.findByRole('dialog');
    const input = await within(dialog).findByRole('textbox', { name: /Nom/ });
    // Only then has the form loaded the whole record.
    await waitFor(() => expect(input).toBeEnabled());
    await user.clear(input);
    await user.type(input, 'Socle');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('rowheader', { name: 'Socle' })).toBeInTheDocument();
  });

  it("links to a record's own page only if that shows more than the row", async () => {
    open({ at: '/clients/details/4?onglet=contrats', registry: manyRegistry });
    expect(await screen.findByRole('link', { name: 'Cadre' })).toHaveAttribute(
      'href',
      '/clients/4/contrats/details/11',
    );
  });

  it('suggests to add the first record', async () => {
    open({ at: '/clients/details/4?onglet=notes' });
    expect(await screen.findByText('Rien pour le moment')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Ajouter\u00a0: notes' })).toHaveLength(2);
  });
});

describe('a single record in a tab', () => {
  it('shows its values, and is edited in a dialog', async () => {
    const { user, calls } = open({ at: '/clients/details/4?onglet=reglages' });
    expect(await screen.findByText('Standard')).toBeInTheDocument();
    expect(asked(calls).filter((call) => call.endsWith('reglages'))).toEqual(['getOne Clients/4/reglages']);
    await user.click(await screen.findByRole('button', { name: 'Modifier' }));
    expect(await within(await screen.findByRole('dialog')).findByRole('textbox', { name: /Nom/ })).toHaveValue(
      'Standard',
    );
  });

  it('says that it is unreadable if the API only writes it', async () => {
    open({ at: '/clients/details/4?onglet=reglages', extensions: [] });
    expect(await screen.findByText('Lecture indisponible')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Modifier' })).toBeInTheDocument();
  });
});
