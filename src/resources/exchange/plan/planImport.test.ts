import { describe, expect, it } from 'vitest';
import { planImport } from './planImport';
import { article, importOf } from './testResources';

const EAU = article(1, {
  code: 'EAU',
  libelle: 'Eau',
  prix: 1.5,
  famille: 1,
  origine: 'FR',
  lieu: { ville: 'Lille', etage: '1' },
});
const THE = article(2, { code: 'THE', libelle: 'Thé', actif: false });
const records = [EAU, THE];
const NONE = { changes: [], rowOf: [], unchanged: [], problems: [], naming: {}, unknownReferences: [] };

it('a refused row of a new record reports its empty required values too', () => {
  const rows = [
    ['NEW', '', 'abc'],
    ['NEW2', '', '2'],
    ['EAU', '', 'abc'],
  ];
  const { problems } = planImport(importOf(['code', 'libelle', 'prix'], rows, { records }));
  expect(problems.map(({ row, field, code }) => [row, field, code])).toEqual([
    [0, 'prix', 'number'],
    [0, 'libelle', 'required'],
    [2, 'prix', 'number'],
  ]);
});

describe('the mode of an import', () => {
  const rows = [
    ['eau', 'Eau plate'],
    ['NEW', 'Nouveau'],
    [null, 'Sans code'],
  ];
  const update = {
    collection: 'Articles',
    action: 'update',
    id: 1,
    version: 7,
    values: { libelle: 'Eau plate' },
  };
  const create = { collection: 'Articles', action: 'create', values: { code: 'NEW', libelle: 'Nouveau' } };
  const plan = (mode: 'create' | 'update' | 'upsert') =>
    planImport(importOf(['code', 'libelle'], rows, { records, mode }));

  it('upsert: updates existing records, creates others, and refuses rows without a key', () => {
    expect(plan('upsert')).toEqual({
      ...NONE,
      changes: [update, create],
      rowOf: [0, 1],
      problems: [{ row: 2, field: 'code', origin: 'plan', code: 'noKey' }],
      naming: { 2: { libelle: 'Sans code' } },
    });
  });

  it('update: refuses unknown records', () => {
    expect(plan('update')).toMatchObject({
      changes: [update],
      problems: [
        { row: 1, field: 'code', code: 'notFound', args: { key: 'NEW' } },
        { row: 2, code: 'noKey' },
      ],
    });
  });

  it('create: refuses existing records', () => {
    expect(plan('create')).toMatchObject({
      changes: [create, { action: 'create', values: { libelle: 'Sans code' } }],
      problems: [{ row: 0, field: 'code', code: 'alreadyThere', args: { key: 'eau' } }],
    });
  });

  it('by id: an empty id creates, and an unknown one is refused', () => {
    const planned = planImport(
      importOf(
        ['id', 'libelle'],
        [
          ['2', 'Thé vert'],
          [null, 'Neuf'],
          ['99', 'Quoi'],
          ['x', 'y'],
        ],
        { records, key: 'id' },
      ),
    );
    expect(planned).toMatchObject({
      changes: [
        { action: 'update', id: 2, values: { libelle: 'Thé vert' } },
        { action: 'create', values: { libelle: 'Neuf' } },
      ],
      problems: [
        { row: 2, field: 'id', code: 'notFound', args: { key: '99' } },
        { row: 3, field: 'id', origin: 'value', code: 'number' },
      ],
    });
  });
});

describe('an update', () => {
  const plan = (headings: string[], row: (string | null)[], choices = {}) =>
    planImport(importOf(headings, [row], { records, ...choices }));

  it('is left out if nothing differs', () => {
    const headings = [
      'code',
      'libelle',
      'prix',
      'actif',
      'famille',
      'autres',
      'origine',
      'lieu.ville',
      'lieu.etage',
      'depuis',
    ];
    const row = ['EAU', ' Eau ', '1,50', 'oui', 'boissons', null, 'FR', 'Lille', '1', null];
    for (const emptyCell of ['unchanged', 'emptied'] as const)
      expect(plan(headings, row, { emptyCell })).toEqual({ ...NONE, unchanged: [0] });
  });

  it('keeps or clears a field for an empty cell, as chosen', () => {
    expect(plan(['code', 'prix', 'famille'], ['EAU', null, null])).toMatchObject({ unchanged: [0] });
    expect(plan(['code', 'prix', 'famille'], ['EAU', null, null], { emptyCell: 'emptied' })).toMatchObject({
      changes: [{ values: { prix: null, famille: null } }],
    });
  });

  it('keeps the parts of an embedded object that the file lacks', () => {
    expect(plan(['code', 'lieu.etage'], ['EAU', '2'])).toMatchObject({
      changes: [{ values: { lieu: { ville: 'Lille', etage: '2' } } }],
    });
    expect(plan(['code', 'lieu.ville', 'lieu.etage'], ['EAU', null, null], { emptyCell: 'emptied' })).toMatchObject({
      changes: [{ values: { lieu: null } }],
    });
  });

  it("uses the file's version, so that stale rows are refused; otherwise the one read", () => {
    expect(plan(['code', 'version', 'libelle'], ['EAU', '3', 'X'])).toMatchObject({ changes: [{ version: 3 }] });
    expect(plan(['code', 'version', 'libelle'], ['EAU', null, 'X'])).toMatchObject({ changes: [{ version: 7 }] });
  });

  it('refuses to change an immutable field', () => {
    expect(plan(['code', 'origine'], ['EAU', 'DE'])).toMatchObject({
      changes: [],
      problems: [{ row: 0, field: 'origine', code: 'immutable' }],
    });
  });
});

describe('a new record', () => {
  const plan = (emptyCell: 'unchanged' | 'emptied') =>
    planImport(
      importOf(
        ['code', 'libelle', 'prix', 'actif', 'lieu.ville', 'lieu.etage'],
        [['N', 'Neuf', null, null, 'Metz', null]],
        { emptyCell },
      ),
    );

  it('gets initial values for empty cells, or null if optional', () => {
    expect(plan('unchanged').changes[0]?.values).toEqual({ code: 'N', libelle: 'Neuf', lieu: { ville: 'Metz' } });
    expect(plan('emptied').changes[0]?.values).toEqual({
      code: 'N',
      libelle: 'Neuf',
      prix: null,
      lieu: { ville: 'Metz', etage: null },
    });
  });
});

describe('errors of rows', () => {
  it('are reported per cell, without a change', () => {
    const planned = planImport(
      importOf(
        ['code', 'libelle', 'prix', 'depuis'],
        [
          ['A', 'x', 'cher', '31/02/2026'],
          ['B', 'y', '-1', null],
          ['C', 'z', '1', null],
        ],
      ),
    );
    expect(planned.problems).toMatchObject([
      { row: 0, field: 'prix', origin: 'value', code: 'number' },
      { row: 0, field: 'depuis', origin: 'value', code: 'date' },
      { row: 1, field: 'prix', origin: 'value', code: 'min', args: { min: 0 } },
    ]);
    expect(planned.rowOf).toEqual([2]);
  });

  it('include both of two rows with the same key, naming each other', () => {
    const planned = planImport(
      importOf(
        ['code', 'libelle'],
        [
          ['A', '1'],
          ['B', '2'],
          ['a ', '3'],
          ['A', '4'],
        ],
      ),
    );
    expect(planned.problems).toEqual([
      { row: 0, field: 'code', origin: 'plan', code: 'duplicateKey', args: { key: 'A', line: 4 } },
      { row: 2, field: 'code', origin: 'plan', code: 'duplicateKey', args: { key: 'a ', line: 2 } },
      { row: 3, field: 'code', origin: 'plan', code: 'duplicateKey', args: { key: 'A', line: 2 } },
    ]);
    expect(planned.rowOf).toEqual([1]);
  });

  it('include only the repetitions of identical rows, so that the first of them is imported', () => {
    const planned = planImport(
      importOf(
        ['code', 'libelle'],
        [
          ['A', '1'],
          ['B', '2'],
          ['A ', '1'],
        ],
      ),
    );
    expect(planned.problems).toEqual([
      { row: 2, field: 'code', origin: 'plan', code: 'repeatedRow', args: { key: 'A ', line: 2 } },
    ]);
    expect(planned.rowOf).toEqual([0, 1]);
  });

  it('include rows that share another unique value', () => {
    const planned = planImport(
      importOf(
        ['id', 'code'],
        [
          ['1', 'Z'],
          ['2', 'Z'],
        ],
        { records, key: 'id' },
      ),
    );
    expect(planned.problems.map(({ field, code }) => [field, code])).toEqual([
      ['code', 'duplicateKey'],
      ['code', 'duplicateKey'],
    ]);
  });
});

describe('references', () => {
  const headings = ['code', 'famille', 'autres'];

  it('are found by code and label, ignoring case and accents; an exact match wins', () => {
    const planned = planImport(
      importOf(headings, [
        ['A', 'boi', 'Épicerie ; epicerie'],
        ['B', 'BOISSONS', '#5'],
        ['C', 'Divers [#4]', null],
      ]),
    );
    expect(planned.problems).toEqual([]);
    expect(planned.changes.map(({ values }) => [values?.['famille'], values?.['autres']])).toEqual([
      [1, [2, 3]],
      [1, [5]],
      [4, undefined],
    ]);
  });

  it('that are unknown or ambiguous are listed once, with their rows', () => {
    const planned = planImport(
      importOf(headings, [
        ['A', 'Rien', null],
        ['B', 'Divers', null],
        ['C', 'Rien', null],
        ['D', 'EPICERIE', null],
      ]),
    );
    expect(planned.changes).toEqual([]);
    expect(planned.unknownReferences).toEqual([
      { resource: 'Familles', text: 'Rien', ambiguous: false, rows: [0, 2] },
      { resource: 'Familles', text: 'Divers', ambiguous: true, rows: [1] },
      { resource: 'Familles', text: 'EPICERIE', ambiguous: true, rows: [3] },
    ]);
    expect(planned.problems[0]).toEqual({
      row: 0,
      field: 'famille',
      origin: 'plan',
      code: 'unknownReference',
      args: { text: 'Rien' },
    });
  });
});
