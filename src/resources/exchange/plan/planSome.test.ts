import { expect, it } from 'vitest';
import { planSome } from './planSome';
import { article, importOf } from './testResources';

const records = [article(1, { code: 'EAU', libelle: 'Eau' })];
const rows = [
  ['NEW', 'Nouveau'],
  ['EAU', 'Eau'],
  ['NEW', 'Autre'],
  ['', 'Sans code'],
  ['LAIT', 'Lait'],
];
const input = importOf(['code', 'libelle'], rows, { records, mode: 'upsert' });
const counted = ({ rowOf, unchanged, problems, naming }: ReturnType<typeof planSome>) => ({
  rowOf,
  unchanged,
  problems: problems.map(({ row, code }) => [row, code]),
  named: Object.keys(naming),
});

it('plans a file without rows that are left out, and counts rows as the file does', () => {
  expect(counted(planSome(input, { leftOut: [0] }))).toEqual({
    rowOf: [2, 4],
    unchanged: [1],
    problems: [[3, 'noKey']],
    named: ['3'],
  });
});

it('plans some rows only, and none of those left out', () => {
  expect(counted(planSome(input, { only: [0, 2, 3, 4], leftOut: [3] }))).toEqual({
    rowOf: [4],
    unchanged: [],
    problems: [
      [0, 'duplicateKey'],
      [2, 'duplicateKey'],
    ],
    named: ['0', '2'],
  });
});

it('names the line of the file where another row has the same key', () => {
  const [first] = planSome(input, { leftOut: [1] }).problems;
  expect(first?.args).toEqual({ key: 'NEW', line: input.table.lines[2] });
});
