import { describe, expect, it } from 'vitest';
import { Domaines, Services, Taches } from '../../../../../test/support/screenSchemas';
import { writeTable } from '../../../exchange/write/writeTable';
import { date } from '../../../fields/date/kind';
import { createImporter } from './createImporter';

const silent = () => undefined;
const csv = (text: string) => new Blob([text]);
const words = (text: string) => [text, text, text, text] as const;

async function started(text: string) {
  const importer = createImporter();
  const read = await importer.read(silent, csv(text), 'x.csv', {});
  if (!read.ok) throw new Error(read.problem.code);
  return { importer, table: read.table };
}

describe('the importer', () => {
  it('returns information about a table, and none of its rows', async () => {
    const { table } = await started('Libellé;Prix\nA;1,5\n\nA;2,5\nB;3\n');
    expect(table).toMatchObject({ format: 'csv', separator: ';', decimalComma: true, lines: [2, 4, 5] });
    expect(table.samples).toEqual([
      ['A', 'B'],
      ['1,5', '2,5', '3'],
    ]);
    expect(table).not.toHaveProperty('rows');
  });

  it('has nothing to import with only headings', async () => {
    const read = await createImporter().read(silent, csv('Libellé;Code\n'), 'x.csv', {});
    expect(read).toEqual({ ok: false, problem: { code: 'empty', args: {} } });
  });

  it('lists the names in a file once, without explicit ids, and its own ids', async () => {
    const { importer } = await started('id;Libellé;Parent\n4;A;Santé\n;B;Santé\n7;C;Travail [#2]\nx;D;\n');
    const named = await importer.named(silent, {
      schema: Domaines,
      nested: [],
      mapping: ['id', 'libelle', 'parentId'],
    });
    expect(named).toEqual({ texts: { Domaines: ['Santé'] }, ids: [4, 7] });
  });

  it('prefers the record that a person chose for a text', async () => {
    const { importer } = await started('Libellé;Parent\nA;Santé\nB;bien-être\n');
    const existing = [{ id: 1, libelle: 'Santé' }];
    await importer.know(silent, { existing: [], references: { Domaines: { schema: Domaines, records: existing } } });
    const asked = {
      schema: Domaines,
      collection: 'Domaines',
      mapping: ['libelle', 'parentId'],
      decimalComma: true,
      mode: 'create',
      key: 'id',
      emptyCell: 'unchanged',
    } as const;
    const before = await importer.plan(silent, { ...asked, resolved: {} });
    expect(before.unknownReferences).toEqual([
      { resource: 'Domaines', text: 'bien-être', ambiguous: false, rows: [1] },
    ]);
    const after = await importer.plan(silent, { ...asked, resolved: { Domaines: { 'Bien-être': 9 } } });
    expect(after.changes.map(({ values }) => values)).toEqual([
      { libelle: 'A', parentId: 1 },
      { libelle: 'B', parentId: 9 },
    ]);
  });

  it('finds the records of rows, and imports nested rows', async () => {
    const { importer } = await started('Code;taches.libelle\nECO;Ranger\neco;Classer\nNEU;Payer\n');
    const existing = [{ id: 1, code: 'ECO', libelle: 'Écoute', version: 3 }];
    await importer.know(silent, { existing, references: {} });
    const asked = {
      schema: Services,
      collection: 'Services',
      mapping: ['code', 'taches.libelle'],
      decimalComma: true,
      mode: 'update',
      key: 'code',
      emptyCell: 'unchanged',
      resolved: {},
    } as const;
    expect(await importer.matched(silent, asked)).toEqual([1]);
    const plan = await importer.plan(silent, { ...asked, nested: { schema: Taches, existing: {} } });
    expect(plan.changes.map(({ collection, values }) => [collection, values])).toEqual([
      ['Services/1/taches', { libelle: 'Ranger' }],
      ['Services/1/taches', { libelle: 'Classer' }],
    ]);
    expect(plan.problems.map(({ row, code }) => [row, code])).toEqual([[2, 'notFound']]);
  });

  it('returns refused rows unchanged, days as days, and accepts them without the reasons', async () => {
    const day = date({ label: words('Jour') });
    async function* rows() {
      yield [['=A', new Date('2026-03-01'), new Date('2026-04-02')]];
    }
    const columns = [
      { heading: 'Nom', spec: Services.fields.libelle ?? day },
      { heading: 'Jour', spec: day },
      { heading: 'Autre', spec: day },
    ];
    const importer = createImporter();
    const file = await writeTable(columns, rows(), { format: 'xlsx', language: 'fr', label: 'x' });
    await importer.read(silent, file, 'x.xlsx', {});
    const asked = { specs: [null, day, null], label: 'x', language: 'fr' } as const;
    const refused = await importer.refused(silent, { ...asked, rows: [{ row: 0, reasons: 'Parce que' }] });
    const read = await importer.read(silent, refused, 'x.xlsx', {});
    expect(read.ok && read.table.headings).toEqual(['Nom', 'Jour', 'Autre', 'Motifs du refus']);
    expect(read.ok && read.table.samples).toEqual([['=A'], ['2026-03-01'], ['2026-04-02'], ['Parce que']]);
    const again = await importer.refused(silent, { ...asked, rows: [{ row: 0, reasons: 'Encore' }] });
    const last = await importer.read(silent, again, 'x.xlsx', {});
    expect(last.ok && last.table.headings).toEqual(['Nom', 'Jour', 'Autre', 'Motifs du refus']);
  });

  it('creates a template with the headings that it accepts', async () => {
    const importer = createImporter();
    const file = await importer.template(silent, { schema: Services, label: 'Services', language: 'de' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { readTable } = await import('../../../exchange/read/readTable');
    const read = await readTable(bytes, 'x.xlsx');
    expect(read.ok && read.table.headings).toEqual(['Bezeichnung', 'Code', 'Reihenfolge', 'Aktiv', 'Notiz']);
  });

  it('creates an example with three rows that it accepts', async () => {
    const importer = createImporter();
    const sample = { format: 'xlsx', targets: {} } as const;
    const file = await importer.template(silent, { schema: Services, label: 'Services', language: 'de', sample });
    const read = await importer.read(silent, file, 'x.xlsx', {});
    expect(read.ok && read.table.samples.slice(0, 2)).toEqual([
      ['Bezeichnung 1', 'Bezeichnung 2', 'Bezeichnung 3'],
      ['Code 1', 'Code 2', 'Code 3'],
    ]);
  });
});
