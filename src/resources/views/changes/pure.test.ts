import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialogRegistry, Visites } from '../../../../test/support/dialogSchemas';
import { ROW_STATUSES, type ChangeReport, type ChangeRequest, type RowReport } from '../../changes/changes';
import { isRunning, nextState, type ChangeEvent, type ChangeState } from './changeState';
import { previewRows } from './previewRows';
import { countStale, refusedChanges, renewedChanges } from './refusedChanges';
import { countStatuses, countWrites } from './reportCounts';
import { offsetsOf, rowsInWindow } from './rowWindow';

describe('the visible rows', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 300 });

  it('fill the window, whatever their heights, and are few', () => {
    fc.assert(
      fc.property(heights, fc.nat(60_000), fc.integer({ min: 1, max: 900 }), (all, position, height) => {
        const offsets = offsetsOf(all);
        const whole = offsets.at(-1) ?? 0;
        const top = Math.min(position, Math.max(whole - height, 0));
        const { from, to } = rowsInWindow(offsets, top, height, 0);
        expect(offsets[from]).toBeLessThanOrEqual(top);
        expect(offsets[to]).toBeGreaterThanOrEqual(Math.min(top + height, whole));
        // All rows but the first and the last lie completely in the window.
        const inside = all.slice(from + 1, to - 1).reduce((sum, one) => sum + one, 0);
        expect(inside).toBeLessThanOrEqual(height);
      }),
    );
  });

  it('are empty without rows', () => {
    expect(rowsInWindow(offsetsOf([]), 0, 500)).toEqual({ from: 0, to: 0 });
  });
});

describe('the state of a change set', () => {
  const report: ChangeReport = { applied: true, rows: [] };
  const events: readonly ChangeEvent[] = [
    { type: 'preview' },
    { type: 'apply' },
    { type: 'reset' },
    { type: 'cancelled' },
    { type: 'progress', progress: { finished: 1, total: 2 } },
    { type: 'answered', report },
    { type: 'failed', error: new Error('x') },
  ];
  const after = (...types: readonly ChangeEvent['type'][]): ChangeState =>
    types.reduce<ChangeState>(
      (state, type) => nextState(state, events.find((event) => event.type === type) ?? { type: 'reset' }),
      { phase: 'idle' },
    );

  it('goes from its preview to its end', () => {
    expect(after('preview', 'progress')).toEqual({ phase: 'previewing', progress: { finished: 1, total: 2 } });
    expect(after('preview', 'answered')).toEqual({ phase: 'previewed', report });
    expect(after('preview', 'answered', 'apply', 'answered')).toEqual({ phase: 'applied', report });
  });

  it('returns to the preview if cancelled, and stays there on failure', () => {
    expect(after('preview', 'answered', 'apply', 'cancelled')).toEqual({ phase: 'previewed', report });
    expect(after('preview', 'cancelled')).toEqual({ phase: 'idle' });
    expect(after('preview', 'answered', 'apply', 'failed')).toMatchObject({ during: 'applying', preview: report });
    expect(after('preview', 'answered', 'apply', 'failed', 'apply', 'cancelled')).toEqual({
      phase: 'previewed',
      report,
    });
  });

  it('treats a set refused as a whole as a preview, because nothing was stored', () => {
    const whole: ChangeReport = { applied: false, rows: [] };
    const refused: ChangeState = { phase: 'applied', report: whole };
    const again = nextState(refused, { type: 'apply' });
    expect(again).toEqual({ phase: 'applying', preview: whole });
    expect(nextState(again, { type: 'cancelled' })).toEqual({ phase: 'previewed', report: whole });
    expect(nextState({ phase: 'applied', report }, { type: 'apply' })).toEqual({ phase: 'applying' });
  });

  it('ignores late events in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), fc.constantFrom(...events.slice(3)), (before, late) => {
        const state = before.reduce(nextState, { phase: 'idle' });
        if (!isRunning(state)) expect(nextState(state, late)).toBe(state);
      }),
    );
  });
});

const status = fc.constantFrom(...ROW_STATUSES);

it('every row is counted once, and exactly the refused ones are retried', () => {
  fc.assert(
    fc.property(fc.array(status), (statuses) => {
      const rows: RowReport[] = statuses.map((one, index) => ({ index, status: one }));
      const changes = statuses.map((_, id): ChangeRequest => ({ collection: 'Visites', action: 'update', id }));
      const counts = countStatuses({ rows });
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows.length);
      expect(countWrites(counts)).toBe(rows.length - counts.unchanged - counts.refused);
      const again = refusedChanges({ rows }, changes);
      expect(again.map(({ id }) => statuses[id ?? -1])).toEqual(again.map(() => 'refused'));
      expect(again).toHaveLength(counts.refused);
    }),
  );
});

it('conflicting rows are read again, and the others keep their version', () => {
  const change = (id: number): ChangeRequest => ({ collection: 'Visites', action: 'update', id, version: 4 });
  const rows: RowReport[] = [
    { index: 0, status: 'changed' },
    { index: 1, status: 'refused', reason: 'stale' },
    { index: 2, status: 'refused', reason: 'invalid' },
  ];
  const changes = [change(0), change(1), change(2)];
  const { version: _late, ...late } = change(1);
  expect(countStale({ rows })).toBe(1);
  expect(renewedChanges({ rows }, changes)).toEqual([change(0), late, change(2)]);
  expect(refusedChanges({ rows }, changes)).toEqual([late, change(2)]);
});

describe('the rows of a preview', () => {
  const shown = (row: RowReport, change: ChangeRequest) =>
    previewRows(dialogRegistry, Visites, { rows: [row] }, [change])[0];

  it('show changed fields, in declared order', () => {
    const row = shown(
      { index: 0, status: 'changed', id: 3, before: { fin: null, nom: 'A' }, after: { fin: '2026-01-01', nom: 'B' } },
      { collection: 'Visites', action: 'update', id: 3 },
    );
    expect(row?.fields).toEqual([
      { field: 'nom', before: 'A', after: 'B' },
      { field: 'fin', before: null, after: '2026-01-01' },
    ]);
  });

  it('belong to their own collection', () => {
    const change = { collection: 'Societes/4/sites', action: 'create', values: { nom: 'Nord' } } as const;
    expect(shown({ index: 0, status: 'created', after: { nom: 'Nord' } }, change)).toMatchObject({
      schema: { name: 'Societes/{societeId}/sites' },
      parents: { societeId: '4' },
    });
  });

  it('are linked below a record of the same set, once it has an id', () => {
    const changes = [
      { collection: 'Societes', action: 'create', handle: 'une', values: { nom: 'Une' } },
      { collection: 'Societes/@une/sites', action: 'create', values: { nom: 'Nord' } },
    ] as const;
    const rows = (id?: number) => [
      { index: 0, status: 'created', after: { nom: 'Une' }, ...(id !== undefined && { id }) } as const,
      { index: 1, status: 'created', after: { nom: 'Nord' } } as const,
    ];
    const shownOf = (id?: number) => previewRows(dialogRegistry, Visites, { rows: rows(id) }, changes)[1];
    expect(shownOf()).toMatchObject({ parents: { societeId: '@une' } });
    expect(shownOf()?.made.get('une')).toEqual({ name: 'Une', id: undefined });
    expect(shownOf(7)).toMatchObject({ collection: 'Societes/7/sites', parents: { societeId: '7' } });
  });

  it('show errors by field, or else in one sentence', () => {
    const change = { collection: 'Visites', action: 'update', id: 3 } as const;
    const issues = { etapes: [{ code: 'required', path: ['2', 'theme'] }], nom: [{ code: 'Déjà pris par un autre' }] };
    expect(shown({ index: 0, status: 'refused', issues, message: 'Refusé' }, change)?.problems).toEqual([
      { field: 'etapes.2.theme', message: 'validation.required' },
      { field: 'nom', message: 'Déjà pris par un autre' },
    ]);
    expect(shown({ index: 0, status: 'refused', message: 'Refusé' }, change)?.problems).toEqual([
      { field: '', message: 'Refusé' },
    ]);
  });
});
