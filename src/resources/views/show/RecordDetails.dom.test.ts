import { screen, waitFor, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { fewRegistry } from '../../../../test/support/detailSchemas';
import { chooseInMenu } from '../../../../test/support/chooseInMenu';
import { renderScreens } from '../../../../test/support/renderScreens';
import { windowOfWidth } from '../../../../test/support/window';

/** A fixed time: otherwise midnight might pass between the input and the render. */
const NOW = new Date(2026, 4, 12, 10);

/** The day this many days from today, in the API's format. */
function dayIn(days: number): string {
  const day = new Date(NOW);
  day.setDate(day.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

const tables = () => ({
  Clients: [{ id: 4, nom: 'Aciéries', ville: 'Metz', statut: 'Actif', referentId: 1 }],
  Referents: [{ id: 1, nom: 'Inès' }],
  'Clients/4/contrats': [
    { id: 11, nom: 'Cadre', fin: dayIn(400) },
    { id: 12, nom: 'Avenant', fin: dayIn(12) },
    { id: 13, nom: 'Ancien', fin: dayIn(-3) },
    { id: 14, nom: 'Pacte', fin: dayIn(500) },
  ],
  'Clients/4/sites': [],
});

const open = (options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({ registry: fewRegistry, tables: tables(), at: '/clients/details/4', ...options });

/** The product's settings (`layout/queryClient.ts`): fresh data are not requested again. */
const likeTheProduct = () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });

/** A card of the summary; waits until all are loaded, because they are arranged then. */
async function card(name: string): Promise<HTMLElement> {
  await screen.findByRole('region', { name });
  await waitFor(() => expect(document.querySelector('section[aria-busy=true]')).toBeNull());
  return screen.getByRole('region', { name });
}

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the top of a details page', () => {
  it.each([
    [1440, 'nowrap'],
    [390, 'pre-wrap'],
  ])('names of references in a window of %i pixels: %s', async (width, whiteSpace) => {
    windowOfWidth(width);
    open();
    const summary = await screen.findByRole('region', { name: 'L’essentiel' });
    const name = await within(summary).findByRole('link', { name: 'Inès' });
    expect(name.closest('span[style*="white-space"]')).toHaveStyle({ whiteSpace });
  });

  it('shows the state beside the title, and the declared fields', async () => {
    const { container } = open();
    const header = (await screen.findByRole('heading', { level: 1, name: 'Aciéries' })).closest('header');
    expect(within(header as HTMLElement).getByText('Actif')).toBeInTheDocument();
    const summary = await screen.findByRole('region', { name: 'L’essentiel' });
    expect(within(summary).getByText('Metz')).toBeInTheDocument();
    expect(await within(summary).findByRole('link', { name: 'Inès' })).toHaveAttribute('href', '/referents/details/1');
    expect(within(summary).queryByText('Actif')).not.toBeInTheDocument();
    await card('Contrats en cours');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each([
    ['in one answer', undefined],
    ['in a list for each', ['records', 'pagedLists', 'filters', 'manyIds'] as const],
  ])('has the cards %s: the first records, their number, and approaching ends', async (_, extensions) => {
    open(extensions && { extensions });
    const contrats = await card('Contrats en cours');
    expect(await within(contrats).findByText('dans 12 jours')).toBeInTheDocument();
    expect(
      within(contrats)
        .getAllByRole('listitem')
        .map((line) => line.textContent?.slice(0, 5)),
    ).toEqual(['Avena', 'Cadre']);
    expect(within(contrats).getByText('3')).toBeInTheDocument();
    expect(within(contrats).getByRole('link', { name: 'et 1 autre' })).toBeInTheDocument();
    expect(await within(contrats).findByRole('link', { name: 'Avenant' })).toHaveAttribute(
      'href',
      '/clients/4/contrats/details/12',
    );
    expect(
      await within(await card('Lieux principaux')).findByText('Rien à afficher pour le moment.'),
    ).toBeInTheDocument();
  });

  it('links to all records of a card, and focuses them', async () => {
    const { user, inAddress } = open();
    await user.click(await screen.findByRole('link', { name: 'Tout voir\u00a0: Contrats en cours' }));
    expect(await screen.findByRole('rowheader', { name: 'Ancien' })).toBeInTheDocument();
    expect(inAddress('onglet')).toBe('contrats');
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('adds a record from its card in place, with the right', async () => {
    const { user } = open({ denied: ['create Clients/4/sites'] });
    const add = await within(await card('Contrats en cours')).findByRole('button', { name: /^Ajouter/ });
    expect(within(await card('Lieux principaux')).queryByRole('button', { name: /^Ajouter/ })).not.toBeInTheDocument();
    await user.click(add);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('shows what was added from a card beside its first records, though it is not one of them', async () => {
    const { user } = open({ tables: { ...tables(), 'Clients/4/sites': [{ id: 21, nom: 'Siège', principal: true }] } });
    await user.click(await within(await card('Lieux principaux')).findByRole('button', { name: /^Ajouter/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /Nom/ }), 'Dépôt');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    const added = await within(await card('Lieux principaux')).findByRole('group', { name: 'À l’instant' });
    expect(within(added).getByText('Dépôt')).toBeVisible();
  });

  it('shows by its start what has yet to begin', async () => {
    const coming = [{ id: 11, nom: 'Demain', debut: dayIn(1), fin: dayIn(20) }];
    open({ tables: { ...tables(), 'Clients/4/contrats': coming } });
    expect(await within(await card('Contrats en cours')).findByText('1 à venir')).toBeInTheDocument();
    expect(within(await card('Contrats en cours')).getByText('0')).toBeInTheDocument();
    expect(await within(await card('Contrats en cours')).findByText('dès le 13/05/2026')).toBeInTheDocument();
  });

  it('names a further main record only on purpose', async () => {
    const box = async (
      sites: readonly { readonly id: number; readonly nom: string; readonly principal: boolean }[],
    ) => {
      const { user, unmount } = open({ tables: { ...tables(), 'Clients/4/sites': [...sites] } });
      await user.click(await within(await card('Lieux principaux')).findByRole('button', { name: /^Ajouter/ }));
      const choice = within(await screen.findByRole('radiogroup', { name: 'Principal' }));
      const isOn = (choice.getByRole('radio', { name: 'Oui' }) as HTMLInputElement).checked;
      unmount();
      return isOn;
    };
    expect(await box([])).toBe(true);
    expect(await box([{ id: 21, nom: 'Siège', principal: true }])).toBe(false);
  });

  it('has no card of unreadable records', async () => {
    open({ denied: ['list Clients/4/contrats'], extensions: ['records', 'filters'] });
    await card('Lieux principaux');
    expect(screen.queryByRole('region', { name: 'Contrats en cours' })).not.toBeInTheDocument();
  });

  it('stays usable if a card fails', async () => {
    const { refuse } = open({ extensions: ['records', 'filters'] });
    refuse((_, resource) => (resource.endsWith('contrats') ? new HttpError('Base indisponible', 503) : undefined));
    expect(await within(await card('Contrats en cours')).findByText('Base indisponible')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Aciéries' })).toBeInTheDocument();
  });
});

describe('a page viewed as another person', () => {
  const seen = (rights: readonly string[]) =>
    open({ denied: ['edit Clients', 'delete Clients'], held: { rights, functionCodes: [] }, isReadOnly: true });

  it('shows their permissions, and why something is not possible', async () => {
    const { user } = seen(['CLIENTS:read', 'CLIENTS:update']);
    const edit = await screen.findByRole('button', { name: 'Modifier' });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).toHaveAccessibleDescription(/en lecture seule/);
    await user.click(screen.getByRole('button', { name: 'Autres actions' }));
    expect(screen.queryByRole('menuitem', { name: /^Supprimer/ })).not.toBeInTheDocument();
  });

  it('says in the menu why nothing can be deleted', async () => {
    const { user } = seen(['CLIENTS:read', 'CLIENTS:admin']);
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }));
    const remove = screen.getByRole('menuitem', { name: /^Supprimer/ });
    expect(remove).toHaveTextContent('en lecture seule');
    await user.click(remove);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows no forbidden actions', async () => {
    seen(['CLIENTS:read']);
    await card('Contrats en cours');
    expect(screen.queryByRole('button', { name: 'Modifier' })).not.toBeInTheDocument();
  });
});

describe('a details page needs', () => {
  const calledUntilReadable = async (extensions?: Parameters<typeof renderScreens>[0]['extensions']) => {
    const { calls } = open({ ...(extensions && { extensions }), queryClient: likeTheProduct() });
    await screen.findByText('dans 12 jours');
    const summary = await screen.findByRole('region', { name: 'L’essentiel' });
    await within(summary).findByRole('link', { name: 'Inès' });
    await within(summary).findByText('Rien à afficher pour le moment.');
    return calls.map(({ method, resource }) => `${method} ${resource}`).sort();
  };

  it('three requests if one contains the summary', async () => {
    expect(await calledUntilReadable()).toEqual(['getMany Referents', 'getOne Clients', 'resume Clients']);
  });

  it('at most six with only the contract', async () => {
    const calls = await calledUntilReadable([]);
    expect(calls).toEqual([
      'getList Clients/4/contrats',
      'getList Clients/4/sites',
      'getMany Referents',
      'getOne Clients',
    ]);
    expect(calls.length).toBeLessThanOrEqual(6);
  });
});

describe('a refused deletion', () => {
  const refusal = new HttpError('Encore utilisée', 409, {
    problem: {
      title: 'Fiche utilisée',
      status: 409,
      errors: { '': ['Encore utilisée'] },
      references: [
        { resource: 'Clients/{clientId}/contrats', count: 4 },
        { resource: 'Referents', count: 1 },
      ],
    },
  });

  it('is shown before the confirmation, if the API has previews', async () => {
    const { provider, user } = open();
    const uses = { '': [{ code: 'referenced', args: { resource: 'Clients/{clientId}/contrats', count: 4 } }] };
    const rows = [{ index: 0, status: 'refused', reason: 'referenced', issues: uses }];
    const previewChanges = vi.fn(async () => ({ applied: false, rows }));
    Object.assign(provider, { previewChanges });
    await chooseInMenu(user, 'Supprimer');
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByRole('link', { name: 'Contrats (4)' })).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Supprimer' })).not.toBeInTheDocument();
    expect(previewChanges).toHaveBeenCalledExactlyOnceWith(
      [expect.objectContaining({ action: 'delete' })],
      expect.objectContaining({ origin: 'api' }),
    );
  });

  it('lists the records below with their number, and links to their tab', async () => {
    const { refuse, user, inAddress } = open();
    await chooseInMenu(user, 'Supprimer');
    refuse((method) => (method === 'delete' ? refusal : undefined));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    expect(await within(dialog).findByText('Référent (1)')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('link', { name: 'Contrats (4)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(inAddress('onglet')).toBe('contrats');
  });
});
