import { describe, expect, it } from 'vitest';
import type { ChangeReport } from '../../changes/changes';
import { withConflicts } from './conflicts';
import { appendRows, editCells, markDeleted, rebased, rowOf, sheetOf } from './gridState';
import { pendingRows } from './pending';
import { afterSaving, refusalsOf } from './saved';

const RECORDS = [1, 2, 3].map((id) => ({ id, libelle: `S${id}`, note: null }));
const rows = () => RECORDS.map((record) => rowOf(record, 1));

function changed() {
  const edited = editCells(appendRows(sheetOf(rows()), 1, {}), [
    { row: 0, name: 'note', entry: { value: 'mienne' } },
    { row: 3, name: 'libelle', entry: { value: 'S4' } },
  ]);
  return markDeleted(edited, [1], true);
}
const report = (part: Partial<ChangeReport> = {}): ChangeReport => ({
  applied: true,
  rows: [
    { index: 0, status: 'changed', id: 1, version: 2, before: { note: null }, after: { note: 'mienne' } },
    { index: 1, status: 'deleted', id: 2 },
    { index: 2, status: 'created', id: 9, version: 1, after: { libelle: 'S4' } },
  ],
  ...part,
});

describe('after saving', () => {
  it('the sheet shows stored values, without deleted rows, and nothing to undo', () => {
    const sheet = changed();
    const saved = afterSaving(sheet, report(), pendingRows(sheet.rows));
    expect(saved.rows.map(({ id, version, base }) => [id, version, base.libelle, base.note])).toEqual([
      [1, 2, 'S1', 'mienne'],
      [3, 1, 'S3', null],
      [9, 1, 'S4', undefined],
    ]);
    expect(pendingRows(saved.rows)).toEqual([]);
    expect(saved.done).toEqual([]);
  });

  it('the sheet shows a created record once, even if it was already read', () => {
    const sheet = changed();
    const pending = pendingRows(sheet.rows);
    const stored = [RECORDS[0], RECORDS[2], { id: 9, libelle: 'S4', note: null }].flatMap((one) => (one ? [one] : []));
    const reread = rebased(
      sheet,
      stored.map((record) => rowOf(record)),
    );
    expect(afterSaving(reread, report(), pending).rows.map(({ id }) => id)).toEqual([1, 3, 9]);
  });

  it('the sheet keeps refused edits as typed', () => {
    const sheet = changed();
    const pending = pendingRows(sheet.rows);
    const refused = report({ rows: [{ index: 0, status: 'refused', reason: 'forbidden', message: 'Interdit' }] });
    const saved = afterSaving(sheet, refused, pending);
    expect(saved.rows[0]).toBe(sheet.rows[0]);
    const [first] = sheet.rows;
    expect(first && refusalsOf(refused, pending).get(first)?.message).toBe('Interdit');
  });
});

describe('withConflicts', () => {
  const pending = () => pendingRows(changed().rows);

  it('refuses a row whose stored value is not the one overwritten', () => {
    const theirs = report({
      rows: [{ index: 0, status: 'changed', id: 1, before: { note: 'la leur' }, after: { note: 'mienne' } }],
    });
    expect(withConflicts(theirs, pending()).rows[0]).toMatchObject({
      status: 'refused',
      reason: 'stale',
      issues: { note: [{ code: 'stale' }] },
    });
  });

  it('keeps the others: same original value, another field, a deletion', () => {
    expect(withConflicts(report(), pending())).toEqual(report());
    const other = report({ rows: [{ index: 0, status: 'changed', before: { note: '', libelle: 'X' } }] });
    expect(withConflicts(other, pending())).toEqual(other);
  });
});
