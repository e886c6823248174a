import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { makeFilesReadable } from '../../../../test/support/readableFiles';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import { windowOfWidth } from '../../../../test/support/window';
import { EXTENSIONS } from '../../protocol/extensions';
import * as saving from '../../fields/shared/files/saveFile';

const tables = () => ({
  Services: [
    { id: 1, libelle: 'Écoute', code: 'ECO', ordre: 3, actif: true },
    { id: 2, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true },
  ],
  Domaines: [
    { id: 1, libelle: 'Santé', parentId: null },
    { id: 2, libelle: 'Travail', parentId: null },
  ],
  'Services/1/taches': [],
});

const open = (at: string, options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({ registry: screenRegistry, tables: tables(), at, ...options });

/** Without saved views, which need their resource. */
const extensions = EXTENSIONS.filter((one) => one !== 'savedViews');

const csv = (text: string, name = 'fichier.csv') => new File([text], name, { type: 'text/csv' });

type View = ReturnType<typeof open>;

async function choose({ user }: View, file: File) {
  await screen.findByRole('button', { name: 'Choisir un fichier' });
  await user.upload(screen.getByLabelText('Choisir un fichier', { selector: 'input' }), file);
}

/** Drops the file, because the file dialog only offers tables. */
async function drop(file: File) {
  const button = await screen.findByRole('button', { name: 'Choisir un fichier' });
  fireEvent.drop(button, { dataTransfer: { files: [file], types: ['Files'] } });
}

const apply = (count: number) => screen.findByRole('button', { name: `Appliquer (${count})` });
/** Unfolds what was guessed of the file. */
const unfold = async ({ user }: View) =>
  user.click(await screen.findByRole('button', { name: 'Réglages de l’import' }));
const line = (number: number) =>
  screen.findByText(`Ligne ${number}`).then((found) => found.closest('li') as HTMLElement);

makeFilesReadable();
// Complete imports take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

// Preloads the lazy screens, so that no test waits for them.
beforeAll(() => Promise.all([import('../list/ListScreen'), import('./ImportScreen')]), 120_000);

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('importing a file', () => {
  it('is offered in the list, to people who may create or update', async () => {
    const { user, address, unmount } = open('/services', { extensions });
    await user.click(await screen.findByRole('button', { name: 'Outils' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Importer' }));
    expect(address()).toBe('/services/import');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Importer des services$/);
    unmount();
    const other = open('/services', { extensions, denied: ['create Services', 'edit Services'] });
    await other.user.click(await screen.findByRole('button', { name: 'Outils' }));
    expect(screen.queryByRole('menuitem', { name: 'Importer' })).not.toBeInTheDocument();
  });

  it('shows the preview first, with its settings folded', async () => {
    windowOfWidth(390);
    const view = open('/services/import', { extensions });
    await choose(view, csv('Libellé;Code\nVeille;VEI'));
    await apply(1);
    const settings = screen.getByRole('button', { name: 'Réglages de l’import' });
    expect(screen.queryByRole('combobox', { name: 'Encodage' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /modèle/ })).not.toBeInTheDocument();
    await view.user.click(settings);
    expect(screen.getByRole('combobox', { name: 'Encodage' })).toBeVisible();
  });

  it('is limited to updates for people who may only update', async () => {
    const view = open('/services', { extensions, denied: ['create Services'] });
    await view.user.click(await screen.findByRole('button', { name: 'Outils' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Importer' }));
    await choose(view, csv('Code;Libellé\nECO;Écoute\nAUD;Audit interne\nNEU;Nouveau\nNEU2;Autre\n'));
    await unfold(view);
    await view.user.click(await screen.findByRole('combobox', { name: 'Lignes du fichier' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Mettre à jour ce qui existe',
    ]);
    await view.user.keyboard('{Escape}');
    expect(await line(4)).toHaveTextContent('Refusé');
    await view.user.click(screen.getByRole('button', { name: /^Appliquer seulement les lignes acceptées \(1\)/ }));
    await screen.findByText('Import terminé');
    expect(screen.getByText(/: 1 modification, 2 lignes refusées$/)).toBeInTheDocument();
    expect(view.tables.Services?.map(({ libelle }) => libelle)).toEqual(['Écoute', 'Audit interne']);
  });

  it('is refused with the rights that would permit it', async () => {
    const { address } = open('/services/import', { extensions, denied: ['create Services', 'edit Services'] });
    await waitFor(() => expect(address()).toBe('/pages/miscellaneous/not-authorized'));
  });

  const file = () => csv('Code;Libellé;Ordre\nECO;Écoute;3\nAUD;Audit interne;1\nNEU;Nouveau;7\n');

  it('shows what it recognised and would do, line by line, and writes nothing', async () => {
    const view = open('/services/import');
    await choose(view, file());
    expect(await screen.findByText(/Texte \(CSV\) · UTF-8 · point-virgule · 3 lignes lues/)).toBeInTheDocument();
    expect(screen.getByText('Mettre à jour, et créer le reste · Reconnaître par Code')).toBeInTheDocument();
    await unfold(view);
    expect(screen.getByRole('combobox', { name: 'Séparateur' })).toHaveTextContent('point-virgule');
    expect(await screen.findByText('Toutes les colonnes sont reconnues.')).toBeInTheDocument();
    await screen.findByText('Ligne 2');
    expect(await line(2)).toHaveTextContent('Inchangé');
    expect(await line(3)).toHaveTextContent(/Audit.*Audit interne/);
    expect(await line(4)).toHaveTextContent('Nouveau');
    expect(view.tables.Services).toHaveLength(2);
    expect(await accessibilityFaults(view.container)).toEqual([]);
  });

  it('takes two clicks: file and confirmation; a third one undoes it', async () => {
    const view = open('/services/import');
    await choose(view, file());
    await view.user.click(await apply(2));
    expect(await screen.findByText(/: 1 création, 1 modification$/)).toBeInTheDocument();
    expect(view.tables.Services).toMatchObject([
      { code: 'ECO', libelle: 'Écoute' },
      { code: 'AUD', libelle: 'Audit interne' },
      { code: 'NEU', ordre: 7, actif: true },
    ]);
    expect(screen.getByRole('link', { name: 'Voir la liste' })).toHaveAttribute('href', '/services');
    await view.user.click(screen.getByRole('button', { name: 'Annuler cet import' }));
    const undone = await screen.findByRole('heading', { name: 'Import annulé' });
    expect(undone.parentElement).toHaveFocus();
    expect(screen.queryByText(/^Nouveau/)).not.toBeInTheDocument();
    expect(screen.queryByText('Import terminé')).not.toBeInTheDocument();
    expect(view.tables.Services).toHaveLength(2);
  });

  it('overwrites nothing changed since the preview', async () => {
    const view = open('/services/import');
    await choose(view, file());
    const button = await apply(2);
    view.tables.Services = tables().Services.map((one) => (one.id === 2 ? { ...one, libelle: 'De Zoé' } : one));
    await view.user.click(button);
    expect(await screen.findByText(/rien n’a été enregistré/)).toBeInTheDocument();
    expect(await line(3)).toHaveTextContent(/Refusé.*modifié/);
    expect(view.tables.Services.map(({ libelle }) => libelle)).toEqual(['Écoute', 'De Zoé']);
    await view.user.click(screen.getByRole('button', { name: 'Vérifier à nouveau' }));
    await waitFor(async () => expect(await line(3)).toHaveTextContent(/De Zoé.*Audit interne/));
    await view.user.click(await apply(2));
    expect(await screen.findByText('Import terminé')).toBeInTheDocument();
    expect(view.tables.Services.map(({ libelle }) => libelle)).toEqual(['Écoute', 'Audit interne', 'Nouveau']);
  });

  it('writes only the good rows if chosen, and returns the others as a file to correct', async () => {
    const saved = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    const view = open('/services/import');
    await choose(view, csv('Code;Libellé;Ordre\nNEU;Nouveau;7\nTROP;Trop;700\nNEU2;;5\n'));
    expect(await screen.findByText(/Les lignes refusées ne seront pas enregistrées/)).toBeInTheDocument();
    expect(await line(3)).toHaveTextContent(/Trop.*Refusé.*Ordre/);
    await view.user.click(screen.getByRole('button', { name: 'Télécharger les lignes refusées' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [blob, name] = saved.mock.calls[0] as [Blob, string];
    expect(name).toMatch(/^services-refusees-.*\.csv$/);
    const text = await blob.text();
    expect(text).toMatch(/Code;Libellé;Ordre;Motifs du refus/);
    expect(text).toMatch(/TROP;Trop;700;.*Ordre — «.700.» ne convient pas. La valeur doit être comprise entre 0 et 99/);
    expect(text).toMatch(/NEU2;;5;.*obligatoire/);
    expect(text).not.toContain('Nouveau');
    await view.user.click(screen.getByRole('button', { name: /^Appliquer seulement les lignes acceptées \(1\)/ }));
    expect(await screen.findByText('Import terminé')).toBeInTheDocument();
    expect(screen.getByText(/: 1 création, 2 lignes refusées$/)).toBeInTheDocument();
    expect(view.tables.Services?.map(({ code }) => code)).toEqual(['ECO', 'AUD', 'NEU']);
  });

  it('lists unknown names once, and uses the chosen record for all of their rows', async () => {
    const view = open('/domaines/import');
    await choose(view, csv('Libellé;Domaine parent\nA;Sante\nB;Bien-être\nC;bien-être\nD;Bien-être\n'));
    expect(await screen.findByText(/Le fichier nomme 2 fiches qui n’existent pas/)).toBeInTheDocument();
    expect(screen.getByText(/2 lignes\s: 3, 5/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('combobox', { name: /^Fiche à prendre pour «\sBien-être\s»/ }));
    await view.user.click(await screen.findByRole('option', { name: 'Travail' }));
    await view.user.click(await apply(4));
    await screen.findByText('Import terminé');
    expect(view.tables.Domaines?.slice(2).map(({ libelle, parentId }) => [libelle, parentId])).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 2],
      ['D', 2],
    ]);
  });

  const tasks = () => csv('Ce qui est à faire\nRanger\nClasser\n');

  it("uses a person's mapping of a column, and remembers it", async () => {
    const view = open('/services/1/taches/import');
    await choose(view, tasks());
    expect(await screen.findByText(/Aucune colonne n’est reconnue/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('combobox', { name: /Ce qui est à faire/ }));
    await view.user.click(await screen.findByRole('option', { name: 'Libellé' }));
    expect(await screen.findByText('Ligne 3')).toBeInTheDocument();
    view.unmount();
    await choose(open('/services/1/taches/import'), tasks());
    expect(await screen.findByText('Toutes les colonnes sont reconnues.')).toBeInTheDocument();
  });

  it('imports below a record', async () => {
    const view = open('/services/1/taches/import');
    await choose(view, csv('Libellé\nRanger\nClasser\n'));
    await view.user.click(await apply(2));
    await screen.findByText('Import terminé');
    expect(view.tables['Services/1/taches']?.map(({ libelle }) => libelle)).toEqual(['Ranger', 'Classer']);
  });

  it("accepts pasted cells, and ignores Excel's picture of them", async () => {
    const view = open('/services/import');
    const picture = new File(['x'], 'image.png', { type: 'image/png' });
    fireEvent.paste(await screen.findByRole('button', { name: 'Choisir un fichier' }), {
      clipboardData: { files: [picture], getData: () => 'Code\tLibellé\nNEU\tNouveau\n' },
    });
    expect(await apply(1)).toBeInTheDocument();
    await unfold(view);
    expect(screen.getByRole('combobox', { name: 'Séparateur' })).toHaveTextContent('tabulation');
  });

  it('says that there is nothing to do if nothing differs', async () => {
    const view = open('/services/import');
    await choose(view, csv('Identifiant;Code;Libellé;Ordre\n1;ECO;Écoute;3\n2;AUD;Audit;1\n'));
    expect(await screen.findByText(/Tout est déjà à jour/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Appliquer/ })).not.toBeInTheDocument();
    expect(view.calls.map(({ method }) => method)).not.toContain('previewChanges');
  });
});

describe('an API without change sets', () => {
  it('imports row by row, and says in advance that this cannot be undone', async () => {
    const view = open('/services/import', { extensions: [] });
    await choose(view, csv('Code;Libellé\nNEU;Nouveau\n'));
    const button = await apply(1);
    expect(screen.getByText(/enregistre ligne par ligne/)).toBeInTheDocument();
    await view.user.click(button);
    await screen.findByText('Import terminé');
    expect(screen.queryByRole('button', { name: 'Annuler cet import' })).not.toBeInTheDocument();
  });
});

describe('an invalid file', () => {
  it.each([
    ['un PDF', new File(['%PDF-1.7 ...'], 'facture.pdf'), /n’est pas un tableau\s: c’est un PDF/],
    [
      'une fausse fin de nom',
      new File(['%PDF-1.7 ...'], 'facture.xlsx'),
      /finit par « xlsx », mais il contient un PDF/,
    ],
    ['rien', csv(''), /Ce fichier est vide/],
    ['un guillemet ouvert', csv('Code;Libellé\nA;"jamais fermé\n'), /Ligne 2\s: un guillemet/],
    ['des cellules en trop', csv('Code;Libellé\nA;B\nA;B;C;D\n'), /Ligne 3\s: 4 cellules pour 2 en-têtes/],
  ])('%s', async (_name, file, sentence) => {
    open('/services/import');
    await drop(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('button', { name: /^Appliquer/ })).not.toBeInTheDocument();
  });

  it('is too large before it is read', async () => {
    const view = open('/services/import');
    const large = csv('x');
    Object.defineProperty(large, 'size', { value: 200_000_000 });
    await choose(view, large);
    expect(await screen.findByRole('alert')).toHaveTextContent(/trop volumineux \(191 Mo|trop volumineux \(190,7\sMo/);
  });
});

it('offers a template to fill in', async () => {
  const saved = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
  const view = open('/services/import');
  await view.user.click(await screen.findByRole('button', { name: 'Télécharger un modèle' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [blob, name] = saved.mock.calls[0] as [Blob, string];
  expect(name).toMatch(/^services-modele-.*\.xlsx$/);
  expect(blob.size).toBeGreaterThan(1_000);
});

it('offers an example of three rows that can be imported', async () => {
  const saved = vi
    .spyOn(saving, 'saveFile')
    .mockClear()
    .mockImplementation(() => undefined);
  const view = open('/services/import');
  await view.user.click(await screen.findByRole('button', { name: 'Exemple CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [blob, name] = saved.mock.lastCall as [Blob, string];
  expect(name).toMatch(/^services-exemple-.*\.csv$/);
  await choose(view, new File([await blob.arrayBuffer()], name));
  await view.user.click(await apply(3));
  expect(await screen.findByText(/: 3 créations$/)).toBeInTheDocument();
});
