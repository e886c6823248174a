import { describe, expect, it } from 'vitest';
import { registry } from '../../../../test/support/referenceResources';
import { readTable } from '../../exchange/read/readTable';
import type { AnyRecord } from '../../language/resourceSchema';
import { allPages, type RecordBatches } from '../../records/allPages';
import { ofIds } from './batches';
import { DEFAULT_LOOK, type ExportLook } from './exportChoice';
import { exportFile, type ExportJob } from './exportFile';
import { createNameBook } from './nameBook';

const schema = registry.get('Clubs/{clubId}/parties');
const parents = { clubId: '3' };

const AMIS: readonly AnyRecord[] = [
  { id: 1, nom: 'Lefèvre', prenom: 'Anne' },
  { id: 2, nom: 'Martin', prenom: 'Bruno' },
];

const partie = (id: number): AnyRecord => ({
  id,
  amiId: (id % 2) + 1,
  jeuId: 7,
  note: id === 1 ? '=1+1' : `partie ${id}`,
  longue: id % 3 === 0,
});

const parties = (count: number) => Array.from({ length: count }, (_, index) => partie(index + 1));

const pagesOf = (records: readonly AnyRecord[], size: number): RecordBatches =>
  allPages((page) => {
    const data = records.slice((page - 1) * size, page * size);
    return Promise.resolve({ data, total: records.length });
  }, size);

function jobOf(records: RecordBatches, look: Partial<ExportLook> = {}) {
  const read: string[] = [];
  const book = createNameBook(registry, { schema, parents }, (address, ids) => {
    read.push(`${address} ${ids.join(',')}`);
    return Promise.resolve(address === 'Amis' ? AMIS.filter(({ id }) => ids.includes(id)) : []);
  });
  const controller = new AbortController();
  const progress: number[] = [];
  const job: ExportJob = {
    ...DEFAULT_LOOK,
    ...look,
    schema,
    shown: ['note', 'amiId'],
    language: 'fr',
    label: 'Parties',
    records,
    book,
    signal: controller.signal,
    onProgress: (finished) => progress.push(finished),
  };
  return { job, read, progress, controller };
}

async function tableOf(blob: Blob) {
  const result = await readTable(new Uint8Array(await blob.arrayBuffer()), 'export');
  if (!result.ok) throw new Error(result.problem.code);
  return result.table;
}

describe('the file of an export', () => {
  it('is a workbook with typed cells and names, which are read once', async () => {
    const { job, read, progress } = jobOf(pagesOf(parties(600), 500));
    const { blob, count } = await exportFile(job);
    const { rows, headings, sheet } = await tableOf(blob);
    expect([count, progress.at(-1), sheet]).toEqual([600, 600, 'Parties']);
    expect(headings).toEqual(['Identifiant', 'Ami', 'Jeu', 'Note', 'Longue']);
    expect(rows).toHaveLength(600);
    expect(rows[0]).toEqual([1, 'Martin Bruno [#2]', '#7', '=1+1', false]);
    expect(read.toSorted()).toEqual(['Amis 2,1', 'Clubs/3/jeux 7']);
  });

  it("contains the list's columns in order, after the id", async () => {
    const { job } = jobOf(pagesOf(parties(2), 500), { format: 'csv', columns: 'shown', headings: 'names' });
    const text = await (await exportFile(job)).blob.text();
    expect(text.split('\r\n')).toEqual([
      'id;note;amiId',
      "1;'=1+1;Martin Bruno [#2]",
      '2;partie 2;Lefèvre Anne [#1]',
      '',
    ]);
  });

  it('has a version column if records have versions, and no column that the API lacks', async () => {
    const records = parties(2).map(({ id, note }) => ({ id, note, version: 4 }));
    const { job } = jobOf(pagesOf(records, 500), { headings: 'names' });
    expect((await tableOf((await exportFile(job)).blob)).headings).toEqual(['id', 'version', 'note']);
  });

  it('has headings without records', async () => {
    const { job } = jobOf(pagesOf([], 500), { format: 'csv', headings: 'names' });
    expect(await (await exportFile(job)).blob.text()).toBe('id;amiId;jeuId;note;longue\r\n');
  });

  it('ends when cancelled, without reading further', async () => {
    let pages = 0;
    const readPage = (page: number) => {
      pages += 1;
      return Promise.resolve({ data: [partie(page)], total: 1_000 });
    };
    const { job, controller, progress } = jobOf(allPages(readPage, 1), { format: 'xlsx' });
    const onProgress = (finished: number) => {
      progress.push(finished);
      if (finished === 3) controller.abort();
    };
    await expect(exportFile({ ...job, onProgress })).rejects.toThrow(/abort/i);
    expect(progress).toEqual([1, 2, 3]);
    expect(pages).toBeLessThan(8);
  });

  it("fails with a page's error, also if it was prefetched", async () => {
    const readPage = (page: number) =>
      page === 2
        ? Promise.reject(new Error('the connection is lost'))
        : Promise.resolve({ data: [partie(page)], total: 3 });
    for (const format of ['csv', 'xlsx'] as const)
      await expect(exportFile(jobOf(allPages(readPage, 1), { format }).job)).rejects.toThrow('the connection is lost');
  });

  it('contains a record once even if it moves to a later page, and a selection in order', async () => {
    const moving = allPages((page) => {
      const data = page === 1 ? parties(2) : [partie(2), partie(3)];
      return Promise.resolve({ data, total: 4 });
    }, 2);
    const { rows } = await tableOf((await exportFile(jobOf(moving).job)).blob);
    expect(rows.map(([id]) => id)).toEqual([1, 2, 3]);
    const chosen = ofIds([3, 9, 1], (ids) => Promise.resolve(parties(3).filter(({ id }) => ids.includes(id))), 2);
    const selection = await tableOf((await exportFile(jobOf(chosen).job)).blob);
    expect(selection.rows.map(([id]) => id)).toEqual([3, 1]);
  });
});
