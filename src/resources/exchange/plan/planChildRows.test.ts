import { describe, expect, it } from 'vitest';
import type { Cell } from '../cells/cellTypes';
import { indexExisting } from './existing';
import { planImport } from './planImport';
import { article, importOf, Lots } from './testResources';

const records = [article(1, { code: 'EAU', libelle: 'Eau' }), article(2, { code: 'THE', libelle: 'Thé' })];
const lots = [
  { id: 11, version: 1, values: { code: 'L1', poids: 10 } },
  { id: 12, version: 1, values: { code: 'L2', poids: 20 } },
];

const plan = (rows: readonly (readonly Cell[])[], key: string | null = 'code') =>
  planImport(
    importOf(['code', 'libelle', 'lots.code', 'lots.poids'], rows, {
      records,
      nested: {
        schema: Lots,
        existing: (parent) => indexExisting(Lots, key ?? '', parent === 1 ? lots : []),
        ...(key !== null && { key }),
      },
    }),
  );

describe('nested rows', () => {
  it('belong to the record with their key, and rows missing from the file stay', () => {
    const planned = plan([
      ['EAU', 'Eau plate', 'L1', 11],
      ['THE', null, 'L9', 1],
      ['eau', null, 'L3', 30],
      ['EAU', null, 'L2', 20],
    ]);
    expect(planned.problems).toEqual([]);
    expect(planned.changes).toEqual([
      { collection: 'Articles', action: 'update', id: 1, version: 7, values: { libelle: 'Eau plate' } },
      { collection: 'Articles/1/lots', action: 'update', id: 11, version: 1, values: { poids: 11 } },
      { collection: 'Articles/1/lots', action: 'create', values: { code: 'L3', poids: 30 } },
      { collection: 'Articles/2/lots', action: 'create', values: { code: 'L9', poids: 1 } },
    ]);
    expect(planned.rowOf).toEqual([0, 0, 2, 1]);
    expect(planned.unchanged).toEqual([3]);
    expect(planned.changes.some(({ action }) => action === 'delete')).toBe(false);
  });

  it('are new without an identifying key', () => {
    expect(plan([['EAU', null, 'L1', 1]], null).changes).toMatchObject([
      { collection: 'Articles/1/lots', action: 'create' },
    ]);
  });

  it('can belong to a record of the same file, which comes first with a handle', () => {
    const planned = plan([
      ['NEW', null, 'L1', 1],
      ['AUTRE', 'Autre', null, null],
      ['new', 'Neuf', 'L2', 2],
      ['EAU', null, 'L3', 3],
    ]);
    expect(planned.problems).toEqual([]);
    expect(planned.changes).toEqual([
      { collection: 'Articles', action: 'create', handle: 'row-0', values: { code: 'NEW', libelle: 'Neuf' } },
      { collection: 'Articles', action: 'create', values: { code: 'AUTRE', libelle: 'Autre' } },
      { collection: 'Articles/1/lots', action: 'create', values: { code: 'L3', poids: 3 } },
      { collection: 'Articles/@row-0/lots', action: 'create', values: { code: 'L1', poids: 1 } },
      { collection: 'Articles/@row-0/lots', action: 'create', values: { code: 'L2', poids: 2 } },
    ]);
    expect(planned.rowOf).toEqual([0, 1, 3, 0, 2]);
    expect(planned.unchanged).toEqual([]);
  });

  it('of a new record are refused singly, and with it if none is left', () => {
    const some = plan([
      ['NEW', 'Neuf', 'L1', 'lourd'],
      ['NEW', null, 'L2', 2],
    ]);
    expect(some.changes).toMatchObject([{ handle: 'row-0' }, { collection: 'Articles/@row-0/lots' }]);
    expect(some.rowOf).toEqual([1, 1]);
    expect(plan([['NEW', 'Neuf', 'L1', 'lourd']])).toMatchObject({
      changes: [],
      problems: [{ row: 0, field: 'lots.poids', code: 'number' }],
    });
  });

  it('reference records of the same file, in any order', () => {
    const headings = ['code', 'libelle', 'lots.code', 'lots.remplace'];
    const nested = { schema: Lots, existing: () => undefined, key: 'code' };
    const planned = planImport(
      importOf(
        headings,
        [
          ['EAU', null, 'L1', 'Neuf'],
          ['NEW', 'Neuf', 'L2', 'NEW'],
          ['BAD', null, 'L3', 'Nulle part'],
          ['BAD2', 'Mal', 'L4', 'BAD'],
        ],
        { records, nested },
      ),
    );
    expect(planned.changes).toMatchObject([
      { collection: 'Articles', handle: 'row-1' },
      { collection: 'Articles/1/lots', values: { remplace: { handle: 'row-1' } } },
      { collection: 'Articles/@row-1/lots', values: { remplace: { handle: 'row-1' } } },
    ]);
    expect(planned.problems).toMatchObject([
      { row: 2, field: 'lots.remplace', code: 'unknownReference' },
      { row: 3, field: 'lots.remplace', code: 'dependsOnRefused', args: { line: 4 } },
    ]);
  });

  it('are refused with a duplicate key or contradicting values', () => {
    expect(plan([['NEW', 'Neuf', null, null]]).changes).toEqual([
      { collection: 'Articles', action: 'create', values: { code: 'NEW', libelle: 'Neuf' } },
    ]);
    expect(
      plan([
        ['EAU', null, 'L1', 1],
        ['EAU', null, 'l1', 2],
      ]).problems,
    ).toMatchObject([
      { row: 0, field: 'lots.code', code: 'duplicateKey', args: { line: 3 } },
      { row: 1, field: 'lots.code', code: 'duplicateKey', args: { line: 2 } },
    ]);
    expect(
      plan([
        ['EAU', 'A', 'L1', 1],
        ['EAU', 'B', 'L2', 2],
      ]),
    ).toMatchObject({
      changes: [],
      problems: [
        { row: 0, code: 'contradiction' },
        { row: 1, code: 'contradiction', args: { line: 2 } },
      ],
    });
  });

  it('are refused singly: the good ones of the same record are kept', () => {
    const planned = plan([
      ['EAU', 'X', 'L1', 'lourd'],
      ['EAU', 'X', 'L2', 21],
    ]);
    expect(planned.problems).toMatchObject([{ row: 0, field: 'lots.poids', code: 'number' }]);
    expect(planned.rowOf).toEqual([1, 1]);
  });
});
