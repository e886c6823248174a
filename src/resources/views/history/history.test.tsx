import type { Tables } from '../../../../test/support/memoryChanges';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { memoryHistory } from '../../../../test/support/memoryHistory';
import { chooseInMenu } from '../../../../test/support/chooseInMenu';
import { renderScreens, type RenderOptions } from '../../../../test/support/renderScreens';
import { ShownMessages } from '../../../../test/support/ShownMessages';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import type { ChangeRequest } from '../../changes/changes';
import type { Extension } from '../../protocol/extensions';

const AUDIT = { libelle: 'Audit', code: 'AUD', ordre: 1, actif: true, note: null, origine: 'import' };
const LONG = 'Rappeler le client en mars pour préparer la visite annuelle des ateliers avec le service technique.';

const update = (id: number, values: object): ChangeRequest => ({
  collection: 'Services',
  action: 'update',
  id,
  values: { ...values },
});
const create = (values: object): ChangeRequest => ({ collection: 'Services', action: 'create', values: { ...values } });
const remove = (id: number): ChangeRequest => ({ collection: 'Services', action: 'delete', id });

/** Extensions of tests that show the list, without saved views, which need their resource. */
const LISTED: readonly Extension[] = ['records', 'changes', 'history', 'pagedLists'];

function open(
  at: string,
  write: (record: ReturnType<typeof memoryHistory>['record']) => void,
  options: Partial<RenderOptions> = {},
) {
  const tables: Tables = {};
  const history = memoryHistory(tables);
  write(history.record);
  const view = renderScreens({ registry: screenRegistry, tables, at, ...options });
  Object.assign(view.provider, history.calls);
  return { ...view, history };
}

function threeWrites(record: ReturnType<typeof memoryHistory>['record']): void {
  record('Inès Martin', 'import', [create(AUDIT)]);
  record('Luc Petit', 'grid', [update(1, { libelle: 'Audit interne', ordre: 4 })]);
  record('Anne Roy', 'api', [update(1, { note: LONG, ordre: 7 })]);
}

const HISTORY = '/services/historique/1';
const entries = async () => within(await screen.findByRole('list', { name: 'Historique' })).findAllByRole('listitem');
const messages = () => screen.getByLabelText('messages');

beforeEach(() => localStorage.clear());

describe('the history of a record', () => {
  it('shows who changed what, when and from where, with old and new values, the newest first', async () => {
    const { container } = open(HISTORY, threeWrites);
    const [newest, second, first] = await entries();
    expect(await screen.findByRole('heading', { level: 1, name: /^Historique\s: Audit interne$/ })).toBeInTheDocument();
    expect(newest).toHaveTextContent(/Modification par Anne Roy.*Formulaire/);
    expect(newest).toHaveTextContent('Version actuelle');
    expect(newest?.querySelector('time')).toHaveAttribute('datetime', '2026-01-04T08:00:00.000Z');
    expect(newest).toHaveTextContent(/Ordreavant 4après 7/);
    expect(second).toHaveTextContent(/Modification par Luc Petit.*Tableur/);
    expect(second).toHaveTextContent(/Libelléavant Auditaprès Audit interne/i);
    expect(first).toHaveTextContent(/Création par Inès Martin.*Import/);
    expect(first).toHaveTextContent(/CodeAUD/);
    expect(second).not.toHaveTextContent(/Code/);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('marks changed words in a long text', async () => {
    open(HISTORY, (record) => {
      record('Inès Martin', 'api', [create({ ...AUDIT, note: LONG })]);
      record('Luc Petit', 'api', [update(1, { note: LONG.replace('mars', 'avril') })]);
    });
    const [newest] = await entries();
    expect(newest?.querySelector('del')).toHaveTextContent('[retiré] mars');
    expect(newest?.querySelector('ins')).toHaveTextContent('[ajouté] avril');
  });

  it('names old and new references', async () => {
    open('/domaines/historique/3', (record) => {
      const domain = (values: object): ChangeRequest => ({
        collection: 'Domaines',
        action: 'create',
        values: { ...values },
      });
      record('Inès Martin', 'api', [domain({ libelle: 'Santé' }), domain({ libelle: 'Social' })]);
      record('Inès Martin', 'api', [domain({ libelle: 'Écoute', parentId: 1 })]);
      record('Luc Petit', 'api', [{ collection: 'Domaines', action: 'update', id: 3, values: { parentId: 2 } }]);
    });
    const [newest] = await entries();
    await waitFor(() => expect(newest).toHaveTextContent(/Domaine parentavant Santéaprès Social/));
  });

  it('restores one field, which can be undone', async () => {
    const { user, tables } = open(HISTORY, threeWrites);
    const [, second] = await entries();
    const restore = () => within(second ?? document.body).findByRole('button', { name: /ancienne valeur\s: Libellé/ });
    await user.click(await restore());
    await waitFor(() => expect(tables.Services).toMatchObject([{ libelle: 'Audit', ordre: 7 }]));
    expect(await screen.findByRole('heading', { level: 1, name: /^Historique\s: Audit$/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(async () => expect(await entries()).toHaveLength(4));
    const [newest] = await entries();
    expect(newest).toHaveTextContent(/Modification par Moi.*Rétablissement/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /valeur\s: Libellé/ })).toBeInTheDocument());
  });

  it('restores a version after a preview', async () => {
    const { user, tables } = open(HISTORY, threeWrites);
    const [, , first] = await entries();
    await user.click(await within(first ?? document.body).findByRole('button', { name: 'Revenir à cette version' }));
    const dialog = await screen.findByRole('dialog', { name: /^Revenir à la version du 2 janv. 2026/ });
    expect(
      within(dialog)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Libellé', 'Ordre', 'Note']);
    expect(dialog).toHaveTextContent(/Ordreavant 7après 1/);
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.click(await within(dialog).findByRole('button', { name: 'Revenir à cette version' }));
    await waitFor(() => expect(tables.Services).toEqual([{ ...AUDIT, id: 1 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await entries()).toHaveLength(4);
  });

  it('overwrites nothing saved since it was shown', async () => {
    const { user, tables, history } = open(HISTORY, threeWrites);
    const [, second] = await entries();
    const button = await within(second ?? document.body).findByRole('button', { name: /ancienne valeur\s: Ordre/ });
    history.record('Zoé Blanc', 'api', [update(1, { ordre: 9 })]);
    await user.click(button);
    await waitFor(() => expect(messages()).toHaveTextContent('Modifiée entre-temps'));
    expect(tables.Services).toMatchObject([{ ordre: 9 }]);
  });

  it('offers no restoration without the right, and is absent without the extension', async () => {
    const reading = open(HISTORY, threeWrites, { denied: ['edit Services'] });
    await entries();
    await screen.findByRole('link', { name: 'Retour à la fiche' });
    expect(screen.queryByRole('button', { name: /Rétablir|Revenir à cette/ })).not.toBeInTheDocument();
    reading.unmount();
    const { address } = open(HISTORY, threeWrites, { extensions: ['records', 'changes'] });
    await waitFor(() => expect(address()).toBe('/error-404'));
  });

  it('restores a deleted record', async () => {
    const { user, tables } = open(HISTORY, (record) => {
      threeWrites(record);
      record('Luc Petit', 'api', [remove(1)]);
    });
    expect(await screen.findByRole('heading', { level: 1, name: /^Historique\s: Audit interne$/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Rétablir la fiche' }));
    await waitFor(() => expect(tables.Services).toMatchObject([{ id: 1, libelle: 'Audit interne' }]));
    await waitFor(() => expect(screen.queryByText('Cette fiche est supprimée.')).not.toBeInTheDocument());
    // The person who restores a record has not created it.
    expect(screen.getByRole('heading', { level: 2, name: /^Rétablissement par Moi/ })).toBeInTheDocument();
  });

  it('is linked from the details page, and links to the other changes of the set', async () => {
    const { user, address, inAddress } = open('/services/details/1', threeWrites);
    await chooseInMenu(user, 'Historique');
    const panel = within(await screen.findByRole('dialog', { name: 'Commentaires et historique' }));
    expect(await panel.findAllByRole('listitem')).not.toHaveLength(0);
    await user.click(panel.getByRole('link', { name: 'Ouvrir la page de l’historique' }));
    await waitFor(() => expect(address()).toBe(HISTORY));
    const [, second] = await entries();
    await user.click(
      within(second ?? document.body).getByRole('link', { name: 'Toutes les modifications faites en même temps' }),
    );
    await waitFor(() => expect(address()).toBe('/services/modifications'));
    expect(inAddress('lot')).toBe('2');
    expect(await screen.findByRole('heading', { level: 1, name: /^Tableur du 3 janv. 2026/ })).toBeInTheDocument();
  });
});

describe('the recycle bin', () => {
  const twoDeletions = (record: ReturnType<typeof memoryHistory>['record']) => {
    record('Inès Martin', 'import', [create(AUDIT), create({ ...AUDIT, libelle: 'Écoute', code: 'ECO' })]);
    record('Inès Martin', 'api', [create({ ...AUDIT, libelle: 'Visite', code: 'VIS' })]);
    record('Luc Petit', 'bulkDelete', [remove(1), remove(2)]);
    record('Anne Roy', 'api', [remove(3)]);
  };
  const BIN = '/services/corbeille';
  const deleted = async () =>
    within(await screen.findByRole('list', { name: 'Fiches supprimées' })).findAllByRole('listitem');

  it('names deleted records and their deleter, and restores one, which can be undone', async () => {
    const { user, tables, container } = open(BIN, twoDeletions);
    const [visit, listening, audit] = await deleted();
    expect(visit).toHaveTextContent(/Visite.*Supprimé par Anne Roy/);
    expect(listening).toHaveTextContent(/Écoute.*Supprimé par Luc Petit/);
    expect(audit).toHaveTextContent(/Audit/);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Rétablir Écoute' }));
    await waitFor(() => expect(tables.Services).toMatchObject([{ id: 2, libelle: 'Écoute' }]));
    await waitFor(async () => expect(await deleted()).toHaveLength(2));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('restores several, and lists failures', async () => {
    const { user, tables, history } = open(BIN, twoDeletions);
    await deleted();
    await user.click(screen.getByRole('checkbox', { name: 'Tout choisir' }));
    // Another person restores one meanwhile.
    await history.calls.revertChanges?.(4);
    await user.click(screen.getByRole('button', { name: 'Rétablir la sélection (3)' }));
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('1 fiche n’a pas pu être rétablie :');
    expect(refusal).toHaveTextContent('Visite — Modifiée entre-temps');
    await waitFor(() => expect(tables.Services).toHaveLength(3));
    expect(await screen.findByText('La corbeille est vide')).toBeInTheDocument();
  });

  it('is not needed right after a deletion, which the notification can undo', async () => {
    const { user, tables, history } = open('/services/details/1', threeWrites, {
      beside: <ShownMessages />,
      extensions: LISTED,
    });
    await chooseInMenu(user, 'Supprimer');
    // Recorded as the API would.
    history.record('Moi', 'api', [remove(1)]);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('à la corbeille de la liste');
    tables.Services = [{ id: 1, libelle: 'Audit interne' }];
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByText(/Suppression effectuée : Audit interne$/)).toBeInTheDocument();
    expect(tables.Services).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(tables.Services).toMatchObject([{ id: 1, libelle: 'Audit interne', ordre: 7 }]));
    expect(await screen.findByText(/Annulé : tout est comme avant\.$/)).toBeInTheDocument();
  });

  it("is an entry of the list's menu, only with a history", async () => {
    const { user, address, unmount } = open('/services', twoDeletions, {
      extensions: LISTED,
    });
    await user.click(await screen.findByRole('button', { name: 'Outils' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Corbeille' }));
    await waitFor(() => expect(address()).toBe(BIN));
    unmount();
    open('/services', twoDeletions, { extensions: ['records', 'changes', 'pagedLists'] });
    const tools = screen.queryByRole('button', { name: 'Outils' });
    if (tools) await user.click(tools);
    expect(screen.queryByRole('menuitem', { name: 'Corbeille' })).not.toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Historique de la liste' })).not.toBeInTheDocument();
  });
});

describe('the change sets of a list', () => {
  const CHANGES = '/services/modifications';
  const bulk = (record: ReturnType<typeof memoryHistory>['record']) => {
    record('Inès Martin', 'import', [create(AUDIT), create({ ...AUDIT, libelle: 'Écoute', code: 'ECO' })]);
    record('Luc Petit', 'bulkEdit', [update(1, { ordre: 5 }), update(2, { ordre: 5 })]);
  };

  it('are listed with author, source and number of rows, and link to their rows', async () => {
    const { user, container } = open(CHANGES, bulk);
    const list = await screen.findByRole('list', { name: 'Historique de la liste' });
    const [newest, first] = await within(list).findAllByRole('listitem');
    expect(newest).toHaveTextContent(
      /Modification en série par Luc Petit.*Modification\s: Audit.*Modification\s: Écoute/,
    );
    expect(first).toHaveTextContent(/Import par Inès Martin.*Création\s: Audit/);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(newest ?? list).getByRole('link', { name: /^Voir le détail\s: Modification en série du/ }));
    const rows = await screen.findAllByRole('listitem');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Écoute' })).toBeInTheDocument());
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('can be reverted days later, after a preview', async () => {
    const { user, tables } = open(`${CHANGES}?lot=2`, bulk);
    await user.click(await screen.findByRole('button', { name: 'Annuler ces modifications' }));
    const dialog = await screen.findByRole('dialog', { name: /^Annuler ces modifications\s\?/ });
    expect(await within(dialog).findByText('2 fiches reprendront leur état précédent.')).toBeInTheDocument();
    expect(tables.Services).toMatchObject([{ ordre: 5 }, { ordre: 5 }]);
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Annuler ces modifications' }));
    await waitFor(() => expect(tables.Services).toMatchObject([{ ordre: 1 }, { ordre: 1 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Annulée depuis')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Annuler ces modifications' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /Toutes les modifications|liste/ }));
    const list = await screen.findByRole('list', { name: 'Historique de la liste' });
    await waitFor(() => expect(within(list).getByText('Annulée depuis')).toBeInTheDocument());
  });

  it('are reverted partly: selected rows, or those not changed since', async () => {
    const { user, tables, history } = open(`${CHANGES}?lot=2`, bulk);
    await user.click(await screen.findByRole('checkbox', { name: 'Audit' }));
    await user.click(screen.getByRole('button', { name: 'Annuler les lignes choisies (1)' }));
    const chosen = await screen.findByRole('dialog', { name: /^Annuler les 1 lignes choisies/ });
    expect(await within(chosen).findByText('1 fiche reprendra son état précédent.')).toBeInTheDocument();
    await user.click(within(chosen).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    history.record('Zoé Blanc', 'api', [update(2, { ordre: 8 })]);
    await user.click(screen.getByRole('button', { name: 'Annuler ces modifications' }));
    const dialog = await screen.findByRole('dialog', { name: /^Annuler ces modifications\s\?/ });
    expect(await within(dialog).findByText('1 fiche ne peut pas revenir en arrière :')).toBeInTheDocument();
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Écoute — Modifiée entre-temps');
    await user.click(within(dialog).getByRole('button', { name: 'Annuler seulement les autres (1)' }));
    await waitFor(() =>
      expect(tables.Services?.toSorted((a, b) => a.id - b.id)).toMatchObject([{ ordre: 1 }, { ordre: 8 }]),
    );
  });

  it('are one line a row: a new record opens on demand, one changed value stands on its line', async () => {
    const { user, unmount } = open(`${CHANGES}?lot=1`, bulk);
    const name = await screen.findByRole('button', { name: 'Audit' });
    expect(screen.queryByRole('term')).toBeNull();
    await user.click(name);
    expect(name).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('term')[0]).toHaveTextContent('Libellé');
    unmount();
    open(`${CHANGES}?lot=2`, bulk);
    const first = (await screen.findByRole('heading', { level: 2, name: 'Audit' })).closest('li');
    await waitFor(() => expect(first).toHaveTextContent(/Audit.*Ordre.*avant 1.*après 5/));
    expect(screen.queryByRole('button', { name: 'Audit' })).toBeNull();
  });

  it('report an unknown one', async () => {
    open(`${CHANGES}?lot=99`, bulk);
    expect(await screen.findByText('Cette modification est introuvable.')).toBeInTheDocument();
  });
});
