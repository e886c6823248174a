import { describe, expect, it } from 'vitest';
import type { FoundSlot } from '../core/planningAnswers';
import { gapLines, gapRows } from './gapRows';

const slot = (id: number, hour: number): FoundSlot =>
  ({
    id,
    salarieId: 4,
    typeCreneauId: 2,
    debut: `2026-11-23T${String(hour).padStart(2, '0')}:00:00Z`,
    fin: `2026-11-23T${String(hour + 1).padStart(2, '0')}:00:00Z`,
  }) as unknown as FoundSlot;

describe('gapRows', () => {
  const rows = gapRows({
    ajoutes: [slot(3, 15)],
    modifies: [{ creneau: slot(2, 10), origine: slot(20, 8) }],
    retires: [
      { creneau: slot(1, 9), origine: slot(10, 9) },
      { creneau: slot(4, 17), origine: null },
    ],
    heures: { salaries: [], entreprises: [] },
    conflits: [
      { creneauId: 4, code: 'gone', bloquant: true },
      { creneauId: 3, code: 'overlap', bloquant: false },
    ],
  });

  it('sorts additions, moves and removals by time', () =>
    expect(rows.map(({ id, mark, before, after }) => [id, mark, before?.id, after?.id])).toEqual([
      [1, 'removed', 10, undefined],
      [2, 'moved', 20, 2],
      [3, 'added', undefined, 3],
      [4, 'removed', 4, undefined],
    ]));

  it('separates errors from warnings', () =>
    expect(rows.map(({ isBlocked, conflicts }) => [isBlocked, conflicts.length])).toEqual([
      [false, 0],
      [false, 0],
      [false, 1],
      [true, 1],
    ]));
});

describe('gapLines', () => {
  it('shows person, time and differences of a move', () =>
    expect(
      gapLines({ who: 'Claire', when: 'à 8 h', type: 'Visite' }, { who: 'Claire', when: 'à 9 h', type: 'Visite' }),
    ).toEqual([
      { name: 'who', before: 'Claire', after: 'Claire' },
      { name: 'when', before: 'à 8 h', after: 'à 9 h' },
    ]));

  it('shows every value of an addition', () =>
    expect(gapLines(undefined, { who: 'Claire', type: 'Visite' })).toEqual([
      { name: 'who', after: 'Claire' },
      { name: 'type', after: 'Visite' },
    ]));
});
