import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../../../test/support/exchange/wholeWay';
import { mapReferences } from '../../changes/changeHandles';
import { isHandleReference, type ChangeRequest, type ChangeValues } from '../../changes/changes';
import { isEmptyValue } from '../../records/validate';
import { columnsOf, headingOf } from '../cells/columns';
import { cellsOf } from '../cells/records';
import { uniqueName } from '../cells/references';
import type { Cell } from '../cells/cellTypes';
import { readTable } from '../read/readTable';
import { indexExisting } from './existing';
import { proposeMapping } from './mapping';
import { planImport } from './planImport';
import { indexReferences } from './references';
import { Rayons, tableOf } from './testResources';
import type { ExistingRecord, ImportInput } from './importPlanTypes';

const none = indexExisting(Rayons, 'id', []);

const rayon = (id: number, code: string, libelle: string): ExistingRecord => ({
  id,
  version: 1,
  values: { id, code, libelle, parent: null, voisins: [] },
});

const importOf = (
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  records: readonly ExistingRecord[] = [],
  choices: Partial<ImportInput> = {},
): ImportInput => ({
  schema: Rayons,
  collection: 'Rayons',
  table: tableOf(headings, rows),
  mapping: headings,
  mode: 'upsert',
  key: 'code',
  emptyCell: 'unchanged',
  existing: indexExisting(Rayons, choices.key ?? 'code', records),
  references: {
    Rayons: indexReferences(
      Rayons,
      records.map(({ id, values }) => ({ ...values, id })),
    ),
  },
  ...choices,
});

const HEADINGS = ['code', 'libelle', 'parent', 'voisins'];
const plan = (rows: readonly (readonly Cell[])[], records: readonly ExistingRecord[] = []) =>
  planImport(importOf(HEADINGS, rows, records));

describe('rows that reference records of the same file', () => {
  it('come after those, whatever the order in the file', () => {
    const planned = plan([
      ['A11', 'Feuille', 'Branche', null],
      ['A1', 'Branche', 'a', 'Autre'],
      ['B', 'Autre', null, null],
      ['A', 'Tronc', null, null],
    ]);
    expect(planned.problems).toEqual([]);
    expect(planned.rowOf).toEqual([2, 3, 1, 0]);
    expect(planned.changes).toEqual([
      { collection: 'Rayons', action: 'create', handle: 'row-2', values: { code: 'B', libelle: 'Autre' } },
      { collection: 'Rayons', action: 'create', handle: 'row-3', values: { code: 'A', libelle: 'Tronc' } },
      {
        collection: 'Rayons',
        action: 'create',
        handle: 'row-1',
        values: { code: 'A1', libelle: 'Branche', parent: { handle: 'row-3' }, voisins: [{ handle: 'row-2' }] },
      },
      {
        collection: 'Rayons',
        action: 'create',
        values: { code: 'A11', libelle: 'Feuille', parent: { handle: 'row-1' } },
      },
    ]);
  });

  it('find existing records first, also by their new name in the file', () => {
    const planned = plan(
      [
        ['A', 'Renommé', 'Neuf', null],
        ['B1', 'Sous', 'Renommé', null],
        ['B2', 'Sous aussi', 'Ancien', null],
        ['N', 'Neuf', null, null],
      ],
      [rayon(1, 'A', 'Ancien')],
    );
    expect(planned.problems).toEqual([]);
    expect(planned.changes).toMatchObject([
      { action: 'create', values: { parent: 1 } },
      { action: 'create', values: { parent: 1 } },
      { action: 'create', handle: 'row-3' },
      { action: 'update', id: 1, values: { libelle: 'Renommé', parent: { handle: 'row-3' } } },
    ]);
  });

  it('are refused with the referenced row', () => {
    const planned = plan([
      ['A', null, 'Nulle part', null],
      ['A1', 'Un', 'A', null],
      ['A11', 'Deux', 'Un', null],
      ['B', 'Bon', null, null],
    ]);
    expect(planned.rowOf).toEqual([3]);
    expect(planned.changes[0]).not.toHaveProperty('handle');
    expect(planned.problems).toMatchObject([
      { row: 0, field: 'parent', code: 'unknownReference' },
      { row: 0, field: 'libelle', code: 'required' },
      { row: 1, field: 'parent', code: 'dependsOnRefused', args: { line: 2 } },
      { row: 2, field: 'parent', code: 'dependsOnRefused', args: { line: 3 } },
    ]);
  });

  it('are refused in a cycle', () => {
    const planned = plan([
      ['A', 'Un', 'Deux', null],
      ['B', 'Deux', 'Trois', null],
      ['C', 'Trois', 'Un', null],
      ['D', 'Dessous', 'Trois', null],
      ['E', 'Soi', 'E', null],
      ['F', 'Bon', null, null],
    ]);
    expect(planned.rowOf).toEqual([5]);
    expect(planned.problems).toMatchObject([
      { row: 0, field: 'parent', code: 'cycle', args: { line: 3 } },
      { row: 1, field: 'parent', code: 'cycle', args: { line: 4 } },
      { row: 2, field: 'parent', code: 'cycle', args: { line: 2 } },
      { row: 3, field: 'parent', code: 'dependsOnRefused', args: { line: 4 } },
      { row: 4, field: 'parent', code: 'cycle', args: { line: 6 } },
    ]);
  });

  it('are refused if the name is ambiguous', () => {
    const planned = plan([
      ['A', 'Divers', null, null],
      ['B', 'Divers', null, null],
      ['C', 'Sous', 'Divers', null],
    ]);
    expect(planned.unknownReferences).toEqual([{ resource: 'Rayons', text: 'Divers', ambiguous: true, rows: [2] }]);
  });

  it('reference by id the record of the row with that id', () => {
    const planned = planImport(
      importOf(
        ['id', 'code', 'libelle', 'parent'],
        [
          ['7', 'A1', 'Branche', 'Tronc [#3]'],
          ['3', 'A', 'Tronc', '#12'],
          ['12', 'LA', 'Là', null],
        ],
        // Here the ids belong to other records.
        [rayon(3, 'X', 'Autre'), rayon(40, 'LA', 'Là')],
      ),
    );
    expect(planned.problems).toEqual([]);
    expect(planned.changes).toMatchObject([
      { action: 'create', handle: 'row-1', values: { code: 'A', parent: 40 } },
      { action: 'create', values: { code: 'A1', parent: { handle: 'row-1' } } },
    ]);
  });
});

/** A forest: each record below an earlier one, with references to earlier siblings. */
const forest = fc
  .array(
    fc.record({
      libelle: fc.constantFrom('Divers', 'Bureau', 'Été ; [#1]', '#2', 'Jardin'),
      parent: fc.option(fc.nat({ max: 20 }), { nil: null }),
      voisins: fc.uniqueArray(fc.nat({ max: 20 }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 15 },
  )
  .map((made) => {
    const idAt = (place: number, before: number): number => 100 + (place % before);
    return made.map(({ libelle, parent, voisins }, at) => ({
      id: 100 + at,
      version: at,
      code: `C${at}`,
      libelle,
      parent: parent === null || at === 0 ? null : idAt(parent, at),
      voisins: at === 0 ? [] : [...new Set(voisins.map((place) => idAt(place, at)))],
    }));
  });

/** The records after the changes are applied in order to an empty collection, as the API does. */
function applied(changes: readonly ChangeRequest[]): readonly ChangeValues[] {
  const ids = new Map<string, number>();
  return changes.map(({ handle, values = {} }, place) => {
    if (handle !== undefined) ids.set(handle, place + 1);
    const known = mapReferences(Rayons.fields, values, (one) => {
      const id = isHandleReference(one) ? ids.get(one.handle) : one;
      if (typeof id !== 'number' || id > changes.length) throw new Error(`${JSON.stringify(one)} is not made yet`);
      return id;
    });
    return { ...known, id: place + 1 };
  });
}

/** Replaces ids in references by codes, keyed by each record's own code. */
const byCode = (records: readonly ChangeValues[]) => {
  const codes = new Map(records.map(({ id, code }) => [id, code]));
  const shown = records.map(({ id: _id, version: _version, ...values }) =>
    mapReferences(Rayons.fields, values, (id) => codes.get(id)),
  );
  return new Map(
    shown.map((values) => [
      values['code'],
      Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmptyValue(value))),
    ]),
  );
};

it('an export in any order recreates the forest in an empty collection', async () => {
  await fc.assert(
    fc.asyncProperty(
      forest,
      fc.infiniteStream(fc.nat()),
      fc.constantFrom('csv', 'xlsx'),
      fc.constantFrom({ mode: 'create', key: 'id' } as const, { mode: 'upsert', key: 'code' } as const),
      async (records, weights, format, choices) => {
        const writing = { format, language: 'fr', headings: 'labels' } as const;
        const columns = columnsOf(Rayons).map((column, _, all) => ({
          ...column,
          heading: headingOf(column, all, 'fr'),
        }));
        const names = (_resource: string, id: number) =>
          uniqueName(Rayons, id, records.find((one) => one.id === id)?.libelle ?? '');
        const shuffled = records.map((one) => [weights.next().value, one] as const).sort(([a], [b]) => a - b);
        const cells = shuffled.map(([, record]) => cellsOf(record, columns, names, 'fr'));
        const read = await readTable(await fileOf(columns, cells, writing), `export.${format}`);
        if (!read.ok) throw new Error(JSON.stringify(read.problem));
        const { table } = read;
        const mapping = proposeMapping(Rayons, table.headings);
        const planned = planImport({ ...importOf([], [], [], { ...choices, existing: none }), table, mapping });
        expect(planned.problems).toEqual([]);
        expect([...planned.rowOf].sort((a, b) => a - b)).toEqual(records.map((_, row) => row));
        expect(byCode(applied(planned.changes))).toEqual(byCode(records));
      },
    ),
    { numRuns: 150 },
  );
});
