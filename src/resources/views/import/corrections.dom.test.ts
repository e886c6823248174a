import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { makeFilesReadable } from '../../../../test/support/readableFiles';
import { Etalonnages } from '../../../../test/support/ruledResources';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import { createRegistry } from '../../registry/registry';

makeFilesReadable();
// Complete imports take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => import('./ImportScreen'), 120_000);
beforeEach(() => localStorage.clear());

const line = (number: number) =>
  screen.findByText(`Ligne ${number}`).then((found) => found.closest('li') as HTMLElement);

const OF_SERVICES: Parameters<typeof renderScreens>[0] = {
  registry: screenRegistry,
  tables: { Services: [{ id: 1, libelle: 'Écoute', code: 'ECO', ordre: 3, actif: true }], 'Services/1/taches': [] },
  at: '/services/import',
};

async function open(rows: string, heading = 'Code;Libellé;Ordre', of = OF_SERVICES) {
  const view = renderScreens({ ...of, tables: structuredClone(of.tables) });
  await screen.findByRole('button', { name: 'Choisir un fichier' });
  const file = new File([`${heading}\n${rows}`], 'fichier.csv', { type: 'text/csv' });
  await view.user.upload(screen.getByLabelText('Choisir un fichier', { selector: 'input' }), file);
  return view;
}

it('corrects refused cells in the preview, without a new file, and their check follows by itself', async () => {
  const { user, tables, container } = await open('AUD;Audit;beaucoup\nNEU;;5\nVEI;Veille;7\n');
  const number = within(await line(2)).getByRole('textbox', { name: /^Ligne 2, Ordre\s: corriger$/ });
  expect(number).toHaveValue('beaucoup');
  expect(within(await line(4)).queryByRole('textbox')).toBeNull();
  await user.clear(number);
  await user.type(number, '12');
  await user.type(within(await line(3)).getByRole('textbox', { name: /^Ligne 3, Libellé/ }), 'Nouveau');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Appliquer (3)' }));
  await waitFor(() => expect(tables.Services).toHaveLength(4));
  expect(tables.Services?.map(({ libelle, ordre }) => [libelle, ordre])).toContainEqual(['Audit', 12]);
  expect(tables.Services?.map(({ libelle }) => libelle)).toContain('Nouveau');
});

it('applies one correction to all rows with the same wrong value', async () => {
  const { user, tables } = await open('AUD;Audit;dix\nVEI;Veille;dix\nNEU;Neuf;dix\nAUT;Autre;cent\n');
  const number = within(await line(3)).getByRole('textbox', { name: /^Ligne 3, Ordre/ });
  expect(screen.queryByRole('button', { name: /identique/ })).toBeNull();
  await user.clear(number);
  await user.type(number, '10');
  await user.click(await screen.findByRole('button', { name: 'Appliquer aux 2 autres lignes identiques' }));
  await waitFor(() => expect(number).toHaveFocus());
  expect(screen.queryByRole('button', { name: /identique/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Appliquer seulement les lignes acceptées (3)' }));
  await waitFor(() => expect(tables.Services).toHaveLength(4));
  expect(tables.Services?.filter(({ ordre }) => ordre === 10)).toHaveLength(3);
});

it('waits for the check of a correction before it applies, and keeps the corrected cell where it is', async () => {
  const { user, tables } = await open('AUD;Audit;beaucoup\nVEI;Veille;7\n');
  const number = within(await line(2)).getByRole('textbox', { name: /^Ligne 2, Ordre/ });
  await user.clear(number);
  await user.type(number, '1');
  expect(screen.getByRole('button', { name: /^Appliquer/ })).toBeDisabled();
  const apply = await screen.findByRole('button', { name: 'Appliquer (2)' });
  expect(number).toBeInTheDocument();
  await user.click(apply);
  await waitFor(() => expect(tables.Services).toHaveLength(3));
});

it('leaves one of two rows with the same key out, and takes it back', async () => {
  const { user, tables } = await open('NEU;Neuf;5\nNEU;Vieux;6\n');
  await user.click(within(await line(3)).getByRole('button', { name: 'Laisser de côté la ligne 3' }));
  await screen.findByRole('button', { name: 'Appliquer (1)' });
  expect(await line(3)).toHaveTextContent('Laissée de côté');
  await user.click(screen.getByRole('button', { name: 'Reprendre la ligne 3' }));
  await waitFor(async () => expect(await line(3)).toHaveTextContent(/Refusé/));
  await user.click(screen.getByRole('button', { name: 'Laisser de côté la ligne 2' }));
  await user.click(await screen.findByRole('button', { name: 'Appliquer (1)' }));
  await waitFor(() => expect(tables.Services?.map(({ libelle }) => libelle)).toEqual(['Écoute', 'Vieux']));
});

it('goes on with exactly the refused rows after the import', async () => {
  const { user, tables, container } = await open('AUD;Audit;beaucoup\nVEI;Veille;7\nNEU;;5\nRIEN;;\n');
  await line(5);
  await user.click(screen.getByRole('button', { name: 'Laisser de côté la ligne 5' }));
  await waitFor(async () => expect(await line(5)).toHaveTextContent('Laissée de côté'));
  await user.click(await screen.findByRole('button', { name: 'Appliquer seulement les lignes acceptées (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Corriger les 2 lignes refusées' }));
  const first = await screen.findByRole('textbox', { name: /^Ligne 2, Ordre/ });
  await waitFor(() => expect(first).toHaveFocus());
  expect(screen.queryByText(/^Ligne [35]$/)).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.keyboard('12{Enter}');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Ligne 4, Libellé/ })).toHaveFocus());
  await user.keyboard('Neuf{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Appliquer (2)' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(tables.Services).toHaveLength(4));
  expect(tables.Services?.map(({ libelle }) => libelle)).toEqual(['Écoute', 'Veille', 'Audit', 'Neuf']);
});

it('says what to do when all rows are refused', async () => {
  await open('AUD;Audit;beaucoup\n');
  expect(await screen.findByText(/corrigez-les ci-dessus, ou dans le fichier/)).toBeVisible();
});

it('names cells as the problems do, and shows the key that two rows share', async () => {
  await open('AUD;Audit;beaucoup\nNEU;Neuf;5\nNEU;Vieux;6\n', 'code;libelle;ordre');
  expect(within(await line(2)).getByRole('textbox', { name: /^Ligne 2, Ordre\s: corriger$/ })).toHaveValue('beaucoup');
  expect(within(await line(3)).getByRole('textbox', { name: /^Ligne 3, Code\s: corriger$/ })).toHaveValue('NEU');
});

it('goes on to the next refused cell after Enter, and to the button that applies after the last', async () => {
  const { user } = await open('AUD;Audit;beaucoup\nVEI;Veille;peu\nNEU;;5\n');
  const cell = async (number: number, name: RegExp) => within(await line(number)).findByRole('textbox', { name });
  await user.type(await cell(3, /Ordre/), '{Control>}a{/Control}7{Enter}');
  await waitFor(async () => expect(await cell(4, /Libellé/)).toHaveFocus());
  await user.keyboard('Neuf{Enter}');
  // The one that was passed over.
  await waitFor(async () => expect(await cell(2, /Ordre/)).toHaveFocus());
  await user.keyboard('encore{Enter}');
  expect(await within(await line(2)).findByText(/«.encore.» ne convient pas/)).toBeVisible();
  expect(await cell(2, /Ordre/)).toHaveFocus();
  await user.keyboard('9{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Appliquer (3)' })).toHaveFocus());
});

it('offers the choices of a refused choice, and says beside the file how many rows are refused', async () => {
  const of = { registry: createRegistry([Etalonnages]), tables: { Etalonnages: [] }, at: '/etalonnages/import' };
  const { user, tables } = await open('Balance;Moyen\nSonde;Conforrme\n', 'Appareil;Résultat', of);
  const choice = await within(await line(2)).findByRole('combobox', { name: /^Ligne 2, Résultat/ });
  expect(choice).toHaveValue('Moyen');
  expect(screen.getByText(/2 lignes lues/)).toHaveTextContent(/2 lignes refusées$/);
  // What is nearly a choice is corrected in one click.
  await user.click(within(await line(3)).getByRole('button', { name: 'Écrire «\u00a0Conforme\u00a0»' }));
  expect(within(await line(2)).queryByRole('button', { name: /^Écrire/ })).toBeNull();
  await user.click(choice);
  await user.click(await screen.findByRole('option', { name: 'Conforme' }));
  expect(choice).toHaveValue('Conforme');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Appliquer (2)' }));
  await waitFor(() => expect(tables.Etalonnages?.map(({ resultat }) => resultat)).toEqual(['conforme', 'conforme']));
});
