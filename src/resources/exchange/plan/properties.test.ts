import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../cells/cellTypes';
import { planImport } from './planImport';
import { article, importOf } from './testResources';
import { EMPTY_CELLS, IMPORT_MODES, type ExistingRecord, type ImportPlan } from './importPlanTypes';

const HEADINGS = ['code', 'libelle', 'prix', 'actif', 'famille', 'lieu.ville', 'lieu.etage', 'depuis'];

/** The API refuses a place with only a floor. */
const [VILLE, ETAGE] = [HEADINGS.indexOf('lieu.ville'), HEADINGS.indexOf('lieu.etage')] as const;

const orNone = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

const row: fc.Arbitrary<readonly Cell[]> = fc
  .tuple(
    orNone(fc.constantFrom('A', 'a', 'B', 'C', 'D', 'E', ' b ')),
    orNone(fc.constantFrom('Eau', 'Thé', '=1+1', "'quoted'")),
    orNone(fc.constantFrom('1,5', '2', 'cher', 3, -1, '1 234,5')),
    // Required, so an empty cell does not clear it.
    fc.constantFrom('oui', 'non', true, false, '?'),
    orNone(fc.constantFrom('BOI', 'Boissons', 'Divers', 'Rien', '#5')),
    orNone(fc.constantFrom('Lille', 'Metz')),
    orNone(fc.constantFrom('1', '2')),
    orNone(fc.constantFrom('2026-01-31', '31/01/2026', '31/02/2026', new Date(Date.UTC(2026, 0, 31)))),
  )
  .map((cells) => (cells[VILLE] === null ? cells.with(ETAGE, null) : cells));

const records: fc.Arbitrary<readonly ExistingRecord[]> = fc
  .subarray(['A', 'B', 'C'])
  .map((codes) =>
    codes.map((code, at) =>
      article(at + 1, { code, libelle: code === 'A' ? 'Eau' : 'x', prix: 2, lieu: { ville: 'Lille', etage: null } }),
    ),
  );

function applied(before: readonly ExistingRecord[], { changes }: ImportPlan): readonly ExistingRecord[] {
  const after = new Map(before.map((record) => [record.id, record]));
  for (const { action, id = 0, values = {} } of changes) {
    const known = after.get(id);
    if (action === 'update' && known) after.set(id, { ...known, values: { ...known.values, ...values } });
    else after.set(100 + after.size, article(100 + after.size, { ...values }));
  }
  return [...after.values()];
}

describe('any file', () => {
  const asked = fc.record({
    rows: fc.array(row, { maxLength: 12 }),
    records,
    mode: fc.constantFrom(...IMPORT_MODES),
    emptyCell: fc.constantFrom(...EMPTY_CELLS),
    key: fc.constantFrom('code', 'id'),
  });

  it('gives exactly one result per row: a change, no change, or an error', () => {
    fc.assert(
      fc.property(asked, ({ rows, ...given }) => {
        const { changes, rowOf, unchanged, problems } = planImport(importOf(HEADINGS, rows, given));
        const refused = new Set(problems.map((problem) => problem.row));
        expect(rowOf).toHaveLength(changes.length);
        expect([...rowOf, ...unchanged, ...refused].sort((a, b) => a - b)).toEqual(rows.map((_, at) => at));
      }),
    );
  });

  it('results in no change when imported again', () => {
    fc.assert(
      fc.property(asked, ({ rows, records: before, ...given }) => {
        const choices = { ...given, mode: 'upsert', key: 'code' } as const;
        const first = planImport(importOf(HEADINGS, rows, { ...choices, records: before }));
        const again = planImport(importOf(HEADINGS, rows, { ...choices, records: applied(before, first) }));
        expect(again.changes).toEqual([]);
        expect(again.problems).toEqual(first.problems);
        expect([...again.unchanged]).toEqual([...first.rowOf, ...first.unchanged].sort((a, b) => a - b));
      }),
    );
  });

  it('does not mutate its input', () => {
    fc.assert(
      fc.property(asked, ({ rows, ...given }) => {
        const input = importOf(HEADINGS, rows, given);
        const before = JSON.stringify([rows, given.records]);
        planImport(input);
        expect(JSON.stringify([rows, given.records])).toBe(before);
      }),
    );
  });
});

it('10,000 rows are planned, with progress', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    `C${at}`,
    `Libellé ${at}`,
    '1 234,5',
    'oui',
    'Boissons',
    'Lille',
    '2',
    '31/01/2026',
  ]);
  const known = rows.slice(0, 5_000).map(([code], at) => article(at + 1, { code, libelle: 'x' }));
  const told: number[] = [];
  const planned = planImport(
    importOf(HEADINGS, rows, { records: known, onProgress: (finished) => told.push(finished) }),
  );
  expect(planned.changes).toHaveLength(10_000);
  expect(told.at(-1)).toBe(10_000);
  expect(told.length).toBeGreaterThan(10);
});
