import { expect, it } from 'vitest';
import { Services } from '../../../../test/support/screenSchemas';
import { gridColumns } from './columns';
import { appendRows, editCells, markDeleted, rowOf, sheetOf } from './gridState';
import { changesOf, issueFinder, pendingRows } from './pending';

const RECORDS = [1, 2, 3].map((id) => ({ id, libelle: `S${id}`, code: `C${id}`, ordre: id, actif: true }));
const INITIAL = { ordre: 0, actif: true };

const changed = () => {
  const start = appendRows(sheetOf(RECORDS.map((record) => rowOf(record, 7))), 2, INITIAL);
  const edited = editCells(start, [
    { row: 0, name: 'libelle', entry: { value: 'Nouveau nom' } },
    { row: 0, name: 'ordre', entry: { value: 'abc', issues: [{ code: 'number' }] } },
    { row: 3, name: 'libelle', entry: { value: 'Créé' } },
  ]);
  return markDeleted(edited, [1], true);
};

it('pending changes are changed fields, created values and deletions, without empty new rows', () => {
  const pending = pendingRows(changed().rows);
  expect(pending.map(({ index, action, fields }) => [index, action, fields])).toEqual([
    [0, 'update', ['libelle', 'ordre']],
    [1, 'delete', []],
    [3, 'create', ['libelle']],
  ]);
  expect(changesOf(Services, 'Services', pending)).toEqual([
    { collection: 'Services', action: 'update', id: 1, version: 7, values: { libelle: 'Nouveau nom', ordre: 'abc' } },
    { collection: 'Services', action: 'delete', id: 2, version: 7 },
    { collection: 'Services', action: 'create', values: { libelle: 'Créé', ordre: 0, actif: true } },
  ]);
});

it('errors of a row are invalid inputs, and missing values of a new one', () => {
  const issuesOf = issueFinder(Services, gridColumns(Services));
  const [first, second, , created, empty] = changed().rows;
  expect(first && issuesOf(first)).toEqual({ ordre: [{ code: 'number' }] });
  expect(second && issuesOf(second)).toEqual({});
  expect(created && issuesOf(created)).toEqual({ code: [{ code: 'required' }] });
  expect(empty && issuesOf(empty)).toEqual({});
});
