import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROW_STATUSES, type ChangeRequest, type RowReport } from './changes';
import { acceptedOf, againstPreview, withRefused } from './previewed';

const rowsOf = fc
  .array(fc.record({ status: fc.constantFrom(...ROW_STATUSES), version: fc.option(fc.nat(), { nil: undefined }) }))
  .map((all) =>
    all.map(({ status, version }, index): RowReport => ({
      index,
      status,
      ...(status !== 'refused' && version !== undefined && { version }),
    })),
  );

const changesFor = (rows: readonly RowReport[]) =>
  rows.map((_, id): ChangeRequest => ({ collection: 'Visites', action: 'update', id, version: -1, values: {} }));

describe('rows applied after a preview', () => {
  it('include all that were not refused, with the displayed version, once each', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        const asked = changesFor(rows);
        const accepted = acceptedOf(asked, { rows });
        expect(accepted.changes.map(({ id }) => id)).toEqual(accepted.places);
        for (const { id = -1, version } of accepted.changes) {
          expect(rows[id]?.status).not.toBe('refused');
          expect(version).toBe(rows[id]?.version ?? -1);
        }
        const answer = accepted.changes.map(({ id = 0 }, index): RowReport => ({ index, id, status: 'changed' }));
        const whole = withRefused({ applied: true, id: 4, rows: answer }, accepted, { rows });
        expect(whole).toMatchObject({ applied: true, id: 4 });
        expect(whole.rows.map(({ index }) => index)).toEqual(asked.map((_, index) => index));
        for (const row of whole.rows)
          if (row.status === 'refused') expect(rows[row.index]).toBe(row);
          else expect(row.id).toBe(row.index);
      }),
    );
  });
});

describe('a row compared to its preview', () => {
  const changed = (before: object, after: object): RowReport => ({
    index: 0,
    id: 3,
    status: 'changed',
    before: { ...before },
    after: { ...after },
  });
  const seen = changed({ nom: 'A', fin: null }, { nom: 'B', fin: '2026-05-01' });
  const stale = { index: 0, id: 3, status: 'refused', reason: 'stale', message: 'data.errors.stale' };

  it('is written if it changes what was shown, or less', () => {
    for (const now of [seen, changed({ nom: 'A' }, { nom: 'B' }), { index: 0, id: 3, status: 'unchanged' } as const])
      expect(againstPreview(now, seen)).toBe(now);
  });

  it('is refused if it would overwrite values not shown', () => {
    expect(againstPreview(changed({ nom: 'Z' }, { nom: 'B' }), seen)).toEqual(stale);
    expect(againstPreview(changed({ code: 'Z' }, { code: 'B' }), seen)).toEqual(stale);
    expect(againstPreview(seen, { index: 0, id: 3, status: 'unchanged' })).toEqual(stale);
  });

  it('is not deleted if any value has changed', () => {
    const gone = (before: object): RowReport => ({ index: 0, id: 3, status: 'deleted', before: { ...before } });
    expect(againstPreview(gone({ nom: 'A' }), gone({ nom: 'A' }))).toEqual(gone({ nom: 'A' }));
    expect(againstPreview(gone({ nom: 'A', code: 'C' }), gone({ nom: 'A' }))).toEqual(stale);
    expect(againstPreview(gone({ nom: 'A' }), gone({ nom: 'A', code: 'C' }))).toEqual(stale);
  });

  it('stays refused if it was', () => {
    const refused: RowReport = { index: 0, id: 3, status: 'refused', reason: 'invalid' };
    expect(againstPreview(seen, refused)).toBe(refused);
    expect(againstPreview(seen, undefined)).toBe(seen);
  });
});
