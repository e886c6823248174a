import { expect, it } from 'vitest';
import { Services } from '../../../../test/support/screenSchemas';
import { gridColumns } from './columns';
import { appendRows, editCells, markDeleted, rowOf, sheetOf } from './gridState';
import { repeatedValues } from './repeatedValues';

const stored = sheetOf([1, 2, 3].map((id) => rowOf({ id, libelle: 'Même', code: `C${id}` })));
const columns = gridColumns(Services);
const code = (row: number, value: string) => ({ row, name: 'code', entry: { value } });
const marked = (sheet: typeof stored) =>
  [...repeatedValues(sheet.rows, columns)].map(([{ key }, issues]) => [key, Object.keys(issues)]);

it('edited cells are marked if another row has their unique value, whatever its case', () => {
  expect(marked(stored)).toEqual([]);
  expect(marked(editCells(stored, [code(0, 'c2')]))).toEqual([['1', ['code']]]);
  const pasted = editCells(appendRows(stored, 2, {}), [code(3, 'NEUF'), code(4, 'NEUF')]);
  expect(marked(pasted)).toEqual([
    ['new-0', ['code']],
    ['new-1', ['code']],
  ]);
});

it('values that change places or belong to a deleted row are free', () => {
  expect(marked(editCells(stored, [code(0, 'C2'), code(1, 'C1')]))).toEqual([]);
  expect(marked(editCells(markDeleted(stored, [1], true), [code(0, 'C2')]))).toEqual([]);
});

it('the same map is returned without any, so that cells do not render again', () => {
  expect(repeatedValues(stored.rows, columns)).toBe(repeatedValues([], columns));
});
