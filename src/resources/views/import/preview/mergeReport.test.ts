import { describe, expect, it } from 'vitest';
import type { ImportPlan } from '../../../exchange/plan/importPlanTypes';
import { countStatuses } from '../../changes/reportCounts';
import { mergeReport } from './mergeReport';
import { shortLines } from './lineNumbers';

const plan: ImportPlan = {
  changes: [
    { collection: 'Services', action: 'update', id: 4, values: { ordre: 2 } },
    { collection: 'Services', action: 'create', values: { libelle: 'A' } },
  ],
  rowOf: [3, 0],
  unchanged: [2],
  problems: [
    { row: 1, field: 'ordre', origin: 'value', code: 'max', args: { max: 99 } },
    { row: 1, field: 'code', origin: 'plan', code: 'noKey' },
  ],
  naming: {},
  unknownReferences: [],
};

describe('the report of a whole file', () => {
  const asked = {
    applied: false,
    rows: [
      { index: 0, status: 'changed', id: 4, before: { ordre: 1 }, after: { ordre: 2 } },
      { index: 1, status: 'created', after: { libelle: 'A' } },
    ],
  } as const;
  const merged = mergeReport(plan, asked, 'Services', ({ code }) => `<${code}>`);

  it("contains every row once, in the file's order", () => {
    expect(merged.rows).toEqual([0, 1, 2, 3]);
    expect(merged.report.rows.map(({ index, status }) => [index, status])).toEqual([
      [0, 'created'],
      [1, 'refused'],
      [2, 'unchanged'],
      [3, 'changed'],
    ]);
    expect(merged.changes.map(({ action, id }) => [action, id])).toEqual([
      ['create', undefined],
      ['update', undefined],
      ['update', undefined],
      ['update', 4],
    ]);
  });

  it('reports refusals by the import like those of the API', () => {
    expect(merged.report.rows[1]?.issues).toEqual({
      ordre: [{ code: '<max>', args: { max: 99 } }],
      code: [{ code: '<noKey>' }],
    });
  });

  it('counts rows that were left out for themselves', () => {
    const left = mergeReport(plan, asked, 'Services', () => '', new Map([[4, { libelle: 'B' }]]));
    expect(countStatuses(left.report)).toMatchObject({ unchanged: 1, leftOut: 1 });
  });

  it("keeps the API's message about the whole", () => {
    const applied = mergeReport(plan, { ...asked, applied: true, id: 12 }, 'Services', () => '');
    expect(applied.report).toMatchObject({ applied: true, id: 12 });
  });
});

it('some line numbers are listed, and the rest counted', () => {
  expect(shortLines([3, 5])).toEqual({ text: '3, 5', others: 0 });
  expect(shortLines(Array.from({ length: 10 }, (_, index) => index + 1))).toEqual({
    text: '1, 2, 3, 4, 5, 6, 7, 8',
    others: 2,
  });
});
