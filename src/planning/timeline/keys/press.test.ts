import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { slotsAt } from '../shownRows';
import { boardOf } from '../testing/boardOf';
import { at, person, planOf, slot } from '../testing/samplePlan';
import { press } from './press';
import { startAt, type KeyEffect, type KeyState } from './keyState';
import { settled } from './walk';

const first = dayIndexOfText('2026-11-02');
const plan = planOf(
  [person(10, 'Arnaud'), person(20, 'Bernard'), person(30, 'Chevalier')],
  [
    slot(1, 10, '2026-11-02 09:00', '2026-11-02 10:00'),
    slot(2, 10, '2026-11-02 14:00', '2026-11-02 15:00'),
    slot(3, 20, '2026-11-03 09:00', '2026-11-03 12:00'),
  ],
);
const board = boardOf(plan, { first, last: first + 6 });
const hours = boardOf(plan, { first, last: first }, 'hours');

/** Presses keys in sequence: `ctrl+c`, `shift+ArrowRight`. */
function type(keys: readonly string[], on = board, canWrite = true) {
  let state: KeyState = startAt(on.scale.first);
  let selection: ReadonlySet<number> = new Set();
  const effects: KeyEffect[] = [];
  for (const written of keys) {
    const parts = written.split('+');
    const [ctrl, shift, alt] = ['ctrl', 'shift', 'alt'].map((name) => parts.includes(name));
    const key = { key: parts.at(-1) ?? '', ctrl: ctrl ?? false, shift: shift ?? false, alt: alt ?? false };
    const result = press(state, key, on, { selection, canWrite, canDraw: canWrite });
    if (!result) continue;
    ({ state } = result);
    for (const effect of result.effects) if (effect.kind === 'select') selection = effect.ids;
    effects.push(...result.effects);
  }
  return { state, effects, selection, cursor: state.cursor, applied: effects.filter(({ kind }) => kind === 'apply') };
}

describe('moving the cursor', () => {
  it('goes through the slots of a cell, then to the next person', () => {
    expect(type(['ArrowRight', 'ArrowLeft']).cursor).toEqual({ row: 0, column: first, slotId: 1 });
    expect(type(['ArrowRight', 'ArrowLeft', 'ArrowDown']).cursor.slotId).toBe(2);
    expect(type(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowDown']).cursor).toEqual({
      row: 1,
      column: first,
      slotId: null,
    });
  });

  it('requests the next page at the end, for the day after it', () => {
    const { effects, cursor } = type(['End', 'ArrowRight']);
    expect(effects).toContainEqual({ kind: 'page', direction: 1 });
    expect(cursor.column).toBe(first + 7);
  });

  it('leaves a slot by hours', () => {
    const { cursor } = type(['Home', ...Array.from({ length: 9 }, () => 'ArrowRight'), 'ArrowRight'], hours);
    expect(cursor).toEqual({ row: 0, column: first * 24 + 10, slotId: null });
  });

  it('stays on the board, and only on slots of its cell', () => {
    const keys = fc.constantFrom(
      ...[
        'ArrowUp',
        'ArrowDown',
        'ArrowLeft',
        'ArrowRight',
        'Home',
        'End',
        'PageDown',
        'PageUp',
        'm',
        'Enter',
        'Escape',
      ],
      ...[
        'ctrl+ArrowUp',
        'ctrl+End',
        'ctrl+Home',
        'shift+ArrowRight',
        'shift+ArrowDown',
        'ctrl+c',
        'ctrl+x',
        'ctrl+v',
        ' ',
      ],
    );
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 40 }), fc.constantFrom(board, hours), (list, on) => {
        const { cursor: last, applied, effects } = type(list, on);
        // After a move the cursor is at the slot's future place, at the end in the next period; this board ignores both,
        // so the next key corrects it.
        const isAhead = ['apply', 'page'].includes(effects.at(-1)?.kind ?? '');
        const cursor = isAhead ? settled(on, last) : last;
        expect(on.rows[cursor.row]).toBeDefined();
        expect(cursor.column).toBeGreaterThanOrEqual(on.scale.first);
        expect(cursor.column).toBeLessThan(on.scale.first + on.scale.count);
        if (cursor.slotId !== null)
          expect(slotsAt(on, cursor.row, cursor.column).map(({ id }) => id)).toContain(cursor.slotId);
        for (const effect of applied)
          if (effect.kind === 'apply')
            for (const edit of effect.edits) if (edit.kind === 'move') expect(edit.end).toBeGreaterThan(edit.start);
      }),
    );
  });
});

describe('editing', () => {
  const onFirst = ['ArrowRight', 'ArrowLeft'];

  it('opens, draws and deletes', () => {
    expect(type([...onFirst, 'Enter']).effects).toContainEqual({ kind: 'open', slotId: 1 });
    expect(type(['ArrowRight', 'n']).effects).toContainEqual({ kind: 'draw', row: 0, column: first + 1 });
    expect(type([...onFirst, 'Delete']).applied).toMatchObject([{ edits: [{ kind: 'delete', slotId: 1 }] }]);
  });

  it('J and K go from slot to slot and on to the next person, X selects, E opens a slot but creates none', () => {
    expect(type(['j', 'j']).cursor.slotId).toBe(2);
    expect(type(['j', 'j', 'j']).cursor).toEqual({ row: 1, column: first + 1, slotId: 3 });
    expect(type(['j', 'j', 'j', 'j']).cursor.slotId).toBe(3);
    expect(type(['j', 'j', 'j', 'k', 'k']).cursor.slotId).toBe(1);
    expect([...type(['j', 'x']).selection]).toEqual([1]);
    expect(type(['j', 'e']).effects).toContainEqual({ kind: 'open', slotId: 1 });
    expect(type(['ArrowRight', 'e']).effects).toEqual([]);
  });

  it('keeps the slot that an undo takes away and a redo brings back as the current one', () => {
    const away = boardOf(planOf([person(10, 'Arnaud')], []), { first, last: first + 6 });
    const context = { selection: new Set<number>(), canWrite: true, canDraw: true };
    const key = (name: string, ctrl = false) => ({ key: name, ctrl, shift: false, alt: false });
    const before: KeyState = { ...startAt(first), cursor: { row: 0, column: first, slotId: 1 } };
    const undone = press(before, key('z', true), board, context)?.state ?? before;
    const redone = press(undone, key('y', true), away, context)?.state ?? before;
    expect(press(redone, key('Delete'), board, context)?.effects).toMatchObject([
      { kind: 'apply', edits: [{ kind: 'delete', slotId: 1 }] },
    ]);
  });

  it('does nothing to a slot that only shares the current cell, as after a click beside it', () => {
    const one = boardOf(planOf([person(10, 'Arnaud')], [slot(1, 10, '2026-11-02 09:00', '2026-11-02 10:00')]), {
      first,
      last: first + 6,
    });
    const { applied, effects } = type(['Delete'], one);
    expect(applied).toEqual([]);
    expect(effects).toEqual([{ kind: 'say', word: 'nothing', count: 0 }]);
  });

  it('carries a slot to another day and person, and drops it with Enter', () => {
    const { applied, state } = type([...onFirst, 'm', 'ArrowRight', 'ArrowDown', 'Enter']);
    expect(applied).toMatchObject([
      {
        done: 'moved',
        edits: [{ slotId: 1, salarieId: 20, start: at('2026-11-03 09:00'), end: at('2026-11-03 10:00') }],
      },
    ]);
    expect(state.carrying).toBeNull();
  });

  it('cancels with Escape', () => {
    const { applied, state } = type([...onFirst, 'm', 'ArrowRight', 'Escape']);
    expect(applied).toEqual([]);
    expect(state.carrying).toBeNull();
  });

  it('copies and pastes, cuts and pastes', () => {
    expect(type([...onFirst, 'ctrl+c', 'ctrl+ArrowDown', 'ArrowRight', 'ArrowRight', 'ctrl+v']).applied).toMatchObject([
      { edits: [{ kind: 'create', slot: { salarieId: 20, start: at('2026-11-04 09:00') } }] },
    ]);
    const cut = type([...onFirst, 'ctrl+x', 'ctrl+ArrowDown', 'ctrl+v']);
    expect(cut.applied).toMatchObject([{ edits: [{ kind: 'move', slotId: 1, salarieId: 20 }] }]);
    expect(cut.state.clipboard).toBeNull();
  });

  it('duplicates to the next day', () => {
    expect(type([...onFirst, 'ctrl+d']).applied).toMatchObject([
      { done: 'duplicated', edits: [{ kind: 'create', slot: { start: at('2026-11-03 09:00') } }] },
    ]);
  });

  it('selects a rectangle with Shift, and moves all of it', () => {
    const { selection, applied } = type(['shift+ArrowRight', 'shift+ArrowDown', 'm', 'ArrowDown', 'Enter']);
    expect([...selection].sort()).toEqual([1, 2, 3]);
    expect(applied).toMatchObject([{ edits: [{ salarieId: 20 }, { salarieId: 20 }, { salarieId: 30 }] }]);
  });

  it('resizes by hours in quarters of an hour', () => {
    const nine = Array.from({ length: 9 }, () => 'ArrowRight');
    expect(type([...nine, 'shift+ArrowRight', 'ArrowRight', 'Enter'], hours).applied).toMatchObject([
      { done: 'resized', edits: [{ slotId: 1, start: at('2026-11-02 09:00'), end: at('2026-11-02 10:30') }] },
    ]);
  });

  it('requests undo and redo', () => {
    expect(type(['ctrl+z', 'ctrl+y', 'ctrl+shift+z']).effects.map(({ kind }) => kind)).toEqual([
      'undo',
      'redo',
      'redo',
    ]);
  });

  it('writes nothing without the right', () => {
    const { effects } = type([...onFirst, 'Delete', 'm', 'n', 'ctrl+d', 'ctrl+x', 'ctrl+v', 'Insert'], board, false);
    expect(effects).toEqual([]);
  });
});

describe('with Alt', () => {
  const onFirst = ['ArrowRight', 'ArrowLeft'];

  it('moves a slot at once, with the cursor', () => {
    const { applied, cursor } = type([...onFirst, 'alt+ArrowRight']);
    expect(applied).toMatchObject([{ done: 'moved', edits: [{ slotId: 1, start: at('2026-11-03 09:00') }] }]);
    expect(cursor).toEqual({ row: 0, column: first + 1, slotId: 1 });
    expect(type([...onFirst, 'alt+ArrowDown']).applied).toMatchObject([{ edits: [{ slotId: 1, salarieId: 20 }] }]);
  });

  it('and Shift moves its end, with Control its start: by days, and by quarters of an hour', () => {
    expect(type([...onFirst, 'alt+shift+ArrowRight']).applied).toMatchObject([
      { done: 'resized', edits: [{ slotId: 1, start: at('2026-11-02 09:00'), end: at('2026-11-03 10:00') }] },
    ]);
    const toNine = Array.from({ length: 9 }, () => 'ArrowRight');
    expect(type([...toNine, 'alt+ctrl+shift+ArrowLeft'], hours).applied).toMatchObject([
      { edits: [{ slotId: 1, start: at('2026-11-02 08:45'), end: at('2026-11-02 10:00') }] },
    ]);
  });

  it('does nothing without the right to write', () => {
    expect(type([...onFirst, 'alt+ArrowRight'], board, false).applied).toEqual([]);
  });
});
