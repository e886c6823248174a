import { expect, it } from 'vitest';
import type { ChangeRowEntry } from '../../resources/changes/changes';
import { validatedRows } from './validatedRows';

const SLOT = {
  salarieId: 4,
  entrepriseId: 12,
  typeCreneauId: 2,
  debut: '2026-11-23T09:00:00Z',
  fin: '2026-11-23T10:00:00Z',
  origineId: null,
  retire: false,
};
const row = (entry: Pick<ChangeRowEntry, 'id' | 'action' | 'before' | 'after'>): ChangeRowEntry => ({
  changeSet: 1,
  ordinal: 1,
  at: '2026-11-20T09:00:00Z',
  authorName: 'Marchand Claire',
  origin: 'planning',
  resource: 'creneaux',
  version: 2,
  ...entry,
});
const trial = (id: number, values: object) =>
  row({ id, action: 'delete', before: { ...SLOT, simulationId: 9, ...values } });

it("a validation's additions, moves and removals are shown with the former values", () => {
  const rows = validatedRows(
    [
      trial(51, { debut: '2026-11-23T15:00:00Z', fin: '2026-11-23T16:00:00Z' }),
      trial(52, { origineId: 20, salarieId: 5 }),
      trial(53, { origineId: 21, retire: true, debut: '2026-11-24T09:00:00Z', fin: '2026-11-24T10:00:00Z' }),
      row({ id: 21, action: 'delete', before: { ...SLOT, simulationId: null } }),
      row({ id: 20, action: 'update', before: { salarieId: 4 }, after: { salarieId: 5 } }),
      row({ id: 60, action: 'create', after: { ...SLOT, simulationId: null } }),
      { ...row({ id: 9, action: 'update', before: { etat: 'EnPreparation' } }), resource: 'simulations' },
    ],
    9,
  );
  expect(rows.map(({ mark, before, after }) => [mark, before?.salarieId, after?.salarieId])).toEqual([
    ['moved', 4, 5],
    ['added', undefined, 4],
    ['removed', 4, undefined],
  ]);
  expect(rows.every(({ isBlocked }) => !isBlocked)).toBe(true);
});

it('rows of other simulations are left out', () => {
  expect(validatedRows([trial(51, { simulationId: 8 })], 9)).toEqual([]);
});
