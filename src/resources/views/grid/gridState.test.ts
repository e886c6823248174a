import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendRows,
  editCells,
  entryOf,
  isPending,
  markDeleted,
  rebased,
  redo,
  refreshed,
  rowOf,
  sheetOf,
  resetRow,
  undo,
  rowValues,
} from './gridState';
import type { Sheet } from './sheetTypes';

const RECORDS = [
  { id: 1, libelle: 'Audit', ordre: 1, note: null },
  { id: 2, libelle: 'Conseil', ordre: 2, note: 'x' },
  { id: 3, libelle: 'Veille', ordre: null, note: 'y' },
];
const fresh = () => sheetOf(RECORDS.map((record) => rowOf(record, 4)));
const put = (sheet: Sheet, row: number, name: string, value: unknown) =>
  editCells(sheet, [{ row, name, entry: { value } }], { ordre: 0 });

type Act = (sheet: Sheet) => Sheet;

const edit = fc
  .array(
    fc.record({
      row: fc.nat({ max: 6 }),
      name: fc.constantFrom('libelle', 'ordre', 'note'),
      entry: fc.oneof(
        fc.record({ value: fc.constantFrom(null, '', 'Audit', 'x', 1, 2) }),
        fc.record({ value: fc.constant('abc'), issues: fc.constant([{ code: 'number' }]) }),
      ),
    }),
    { maxLength: 5 },
  )
  .map(
    (edits): Act =>
      (sheet) =>
        editCells(sheet, edits, { ordre: 0 }),
  );
const act: fc.Arbitrary<Act> = fc.oneof(
  edit,
  fc.nat({ max: 2 }).map(
    (count): Act =>
      (sheet) =>
        appendRows(sheet, count, { ordre: 0 }),
  ),
  fc.tuple(fc.array(fc.nat({ max: 6 })), fc.boolean()).map(
    ([rows, isDeleted]): Act =>
      (sheet) =>
        markDeleted(sheet, rows, isDeleted),
  ),
  fc.nat({ max: 6 }).map(
    (row): Act =>
      (sheet) =>
        resetRow(sheet, row),
  ),
);

const repeat = (sheet: Sheet, times: number, turn: Act): Sheet =>
  Array.from({ length: times }).reduce<Sheet>((now) => turn(now), sheet);

describe('undo and redo', () => {
  it('lead back to the start with identical rows, and forward to the end', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const start = fresh();
        const end = acts.reduce((sheet, turn) => turn(sheet), start);
        const back = repeat(end, end.done.length, undo);
        expect(back.rows.length).toBe(start.rows.length);
        back.rows.forEach((row, index) => expect(row).toBe(start.rows[index]));
        const forth = repeat(back, back.undone.length, redo);
        expect(forth.rows).toEqual(end.rows);
        forth.rows.forEach((row, index) => expect(row).toBe(end.rows[index]));
      }),
    );
  });

  it('undo the latest edit, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 8 }), act, (acts, last) => {
        const before = acts.reduce((sheet, turn) => turn(sheet), fresh());
        const after = last(before);
        const undone = after === before || after.done === before.done ? after : undo(after);
        expect(undone.rows).toEqual(before.rows);
        expect(undone.done).toEqual(before.done);
      }),
    );
  });

  it('are empty in a new sheet, and redo is cleared by another edit', () => {
    const start = fresh();
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
    const other = put(undo(put(start, 0, 'note', 'a')), 1, 'note', 'b');
    expect(redo(other)).toBe(other);
  });
});

describe('editing', () => {
  it('keeps differences, and drops them when a value is as stored again', () => {
    const changed = put(fresh(), 0, 'libelle', 'Audit interne');
    expect(changed.rows[0]?.entries).toEqual({ libelle: { value: 'Audit interne' } });
    expect(rowValues(changed.rows[0] ?? fail())).toMatchObject({ id: 1, libelle: 'Audit interne', ordre: 1 });
    const back = put(changed, 0, 'libelle', 'Audit');
    expect(isPending(back.rows[0] ?? fail())).toBe(false);
  });

  it('adds no step without a change', () => {
    const start = fresh();
    expect(put(start, 0, 'libelle', 'Audit').done).toEqual([]);
    expect(put(start, 0, 'note', '')).toBe(start);
  });

  it('keeps the identity of other rows', () => {
    const start = fresh();
    const changed = put(start, 1, 'note', 'z');
    expect(changed.rows[0]).toBe(start.rows[0]);
    expect(changed.rows[2]).toBe(start.rows[2]);
  });

  it('adds rows down to a cell below the last one', () => {
    const sheet = put(fresh(), 4, 'libelle', 'Nouveau');
    expect(sheet.rows).toHaveLength(5);
    expect(sheet.rows[3]).toMatchObject({ key: 'new-0', base: { ordre: 0 }, entries: {} });
    expect(entryOf(sheet.rows[4] ?? fail(), 'libelle')).toEqual({ value: 'Nouveau' });
    expect(isPending(sheet.rows[3] ?? fail())).toBe(false);
    expect(isPending(sheet.rows[4] ?? fail())).toBe(true);
  });

  it('gives new rows unique keys', () => {
    const once = appendRows(fresh(), 2, {});
    const keys = appendRows(undo(once), 2, {}).rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('rebased', () => {
  it('keeps unsaved edits on top of the stored rows', () => {
    const sheet = appendRows(put(put(fresh(), 0, 'note', 'mien'), 1, 'libelle', 'Déjà'), 1, {});
    const typed = put(sheet, 3, 'libelle', 'Nouveau');
    const stored = [
      { id: 1, libelle: 'Audit externe', ordre: 1, note: null },
      { id: 2, libelle: 'Déjà', ordre: 2, note: 'x' },
    ];
    const next = rebased(
      typed,
      stored.map((record) => rowOf(record, 5)),
    );
    expect(next.rows[0]).toMatchObject({ version: 5, base: stored[0], entries: { note: { value: 'mien' } } });
    expect(isPending(next.rows[1] ?? fail())).toBe(false);
    expect(next.rows[2]).toMatchObject({ key: 'new-0', entries: { libelle: { value: 'Nouveau' } } });
    expect(next.done).toEqual([]);
  });
});

describe('refreshed', () => {
  it('keeps each row where it is, though its saved name sorts elsewhere, and adds those of others at the end', () => {
    const renamed = [
      { id: 2, libelle: 'Conseil' },
      { id: 9, libelle: 'Expertise' },
      { id: 3, libelle: 'Veille' },
      { id: 1, libelle: 'Zone d’audit' },
    ];
    const next = refreshed(
      fresh(),
      renamed.map((record) => rowOf(record, 5)),
    );
    expect(next.rows.map(({ base }) => base.libelle)).toEqual(['Zone d’audit', 'Conseil', 'Veille', 'Expertise']);
  });
});

function fail(): never {
  throw new Error('no such row');
}
