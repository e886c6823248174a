import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { registry } from '../../../../test/support/referenceResources';
import { renderScreens } from '../../../../test/support/renderScreens';
import { windowOfWidth } from '../../../../test/support/window';
import type { AnyRecord } from '../../language/resourceSchema';
import { readTable } from '../../exchange/read/readTable';

const PARTIES = 'Clubs/3/parties';
const COUNT = 6;

const tables = () => ({
  Amis: [
    { id: 1, nom: 'Lefèvre', prenom: 'Anne' },
    { id: 2, nom: 'Martin', prenom: 'Bruno' },
  ],
  Clubs: [{ id: 3, nom: 'Les pions', presidentId: 1 }],
  'Clubs/3/jeux': [{ id: 7, titre: 'Échecs', joueurs: 2 }],
  [PARTIES]: Array.from({ length: COUNT }, (_, index): AnyRecord => ({
    id: index + 1,
    amiId: index === 2 ? 2 : 1,
    jeuId: 7,
    note: index === 0 ? '=1+1' : `partie ${index}`,
    longue: index % 3 === 0,
  })),
});

const AT = '/clubs/3/parties?perPage=5&page=1';
const EXTENSIONS = ['records', 'manyIds', 'pagedLists'] as const;

const saved: { readonly blob: Blob; readonly name: () => string }[] = [];

/** jsdom has no other way to read a blob. */
const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Uint8Array.from(new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(blob);
  });

const savedFile = () => {
  const [file] = saved;
  if (!file) throw new Error('nothing was saved');
  return file;
};

const tableOf = async () => {
  const { blob, name } = savedFile();
  const read = await readTable(await bytesOf(blob), name());
  if (!read.ok) throw new Error(read.problem.code);
  return read.table;
};

beforeEach(() => {
  localStorage.clear();
  saved.length = 0;
  windowOfWidth(1440);
  let name = '';
  URL.createObjectURL = (blob) => {
    saved.push({ blob: blob as Blob, name: () => name });
    return 'blob:1';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openDialog(at = AT) {
  const view = renderScreens({ registry, tables: tables(), at, extensions: EXTENSIONS });
  await view.user.click(await screen.findByRole('button', { name: 'Outils' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Exporter…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exporter' }));
  const run = () => view.user.click(dialog.getByRole('button', { name: 'Exporter' }));
  const choose = (name: string | RegExp) => view.user.click(dialog.getByRole('radio', { name }));
  return { ...view, dialog, run, choose };
}

const isSaved = () => waitFor(() => expect(saved).toHaveLength(1));

describe('the export of a list', () => {
  it('is a workbook of the whole list, and says so', async () => {
    const { run } = await openDialog();
    expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
    await run();
    await isSaved();
    expect(savedFile().name()).toMatch(/^parties-\d{4}-\d{2}-\d{2}\.xlsx$/);
    // `exportFile.test.ts` reads the content; here it only has to be a zip.
    expect([...(await bytesOf(savedFile().blob)).subarray(0, 2)]).toEqual([0x50, 0x4b]);
    expect(await screen.findByText('exchange.export.done')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is a CSV of this page, with field names as headings and no formulas', async () => {
    const { run, choose, calls } = await openDialog();
    await choose(/Cette page/);
    await choose('Noms techniques');
    await choose('Texte (CSV)');
    const before = calls.length;
    await run();
    await isSaved();
    const text = new TextDecoder().decode(await bytesOf(savedFile().blob));
    expect(text).toMatch(/^id;/);
    expect(text).toContain(";'=1+1;");
    expect(text.trim().split('\r\n')).toHaveLength(6);
    // One call per referenced collection, whatever the number of rows.
    const asked = calls.slice(before).filter(({ method }) => method === 'getMany');
    expect(asked.map(({ resource }) => resource).toSorted()).toEqual(['Amis', 'Clubs/3/jeux']);
  });

  it('applies the search, and remembers its options', async () => {
    const { run, choose } = await openDialog('/clubs/3/parties?filter=%7B%22q%22%3A%22partie+4%22%7D');
    await choose('Texte (CSV)');
    await choose('Celles de la liste');
    await run();
    await isSaved();
    const { rows } = await tableOf();
    expect(rows).toHaveLength(1);
    expect(localStorage.getItem('RaStore.exchange.export')).toContain('"csv"');
  });

  it('contains only the selection', async () => {
    const view = renderScreens({
      registry,
      tables: tables(),
      at: '/clubs/3/parties?perPage=10&page=1',
      extensions: EXTENSIONS,
    });
    await view.user.click(await screen.findByRole('checkbox', { name: /^Sélectionner Martin/ }));
    const bar = within(await screen.findByRole('group', { name: 'Actions sur la sélection' }));
    await view.user.click(bar.getByRole('button', { name: 'Exporter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Exporter' }));
    expect(dialog.getByRole('radio', { name: 'La sélection (1)' })).toBeChecked();
    await view.user.click(dialog.getByRole('radio', { name: 'Texte (CSV)' }));
    await view.user.click(dialog.getByRole('button', { name: 'Exporter' }));
    await isSaved();
    expect((await tableOf()).rows.map((cells) => cells[1])).toEqual(['Martin Bruno [#2]']);
  });

  it('says why there is no file, and can be retried', async () => {
    const view = await openDialog();
    let isRefused = true;
    view.refuse((method) =>
      method === 'getList' && isRefused ? new HttpError('Le service est arrêté.', 503) : undefined,
    );
    await view.run();
    expect(await view.dialog.findByText('Le service est arrêté.')).toBeInTheDocument();
    isRefused = false;
    await view.run();
    await isSaved();
  });
});
