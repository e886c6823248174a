import { describe, expect, it } from 'vitest';
import type { Slot } from '../core/slot';
import { createDecorate } from './decorate';
import { merged, overlaid } from './overlay';
import { keepIdentities, readSlotPage } from './readSlots';

const base = { typeCreneauId: 1, debut: '2026-11-23T08:00:00Z', fin: '2026-11-23T10:00:00Z', etat: 'Prevu' };
const read = (...items: readonly object[]): readonly Slot[] => readSlotPage({ items, totalCount: items.length }).slots;
const marks = (slots: readonly Slot[], simulation?: number, isEmpty = false) =>
  overlaid(slots, simulation, isEmpty).map(({ slot, mark }) => [slot.id, mark]);

describe('a simulation over the real plan', () => {
  const slots = read(
    { ...base, id: 1 },
    { ...base, id: 2 },
    { ...base, id: 3 },
    { ...base, id: 10, simulationId: 5 },
    { ...base, id: 11, simulationId: 5, origineId: 2 },
    { ...base, id: 12, simulationId: 5, origineId: 3, retire: true },
  );

  it('shows added, moved and removed slots', () => {
    expect(marks(slots, 5)).toEqual([
      [1, undefined],
      [10, 'added'],
      [11, 'moved'],
      [3, 'removed'],
    ]);
  });

  it('shows no untouched slots if it starts empty', () => {
    expect(marks(slots, 5, true).map(([id]) => id)).not.toContain(1);
  });
});

it('a slot that a simulation moves leaves its former place, under another id; a changed text does not', () => {
  const slots = read(
    { ...base, id: 1 },
    { ...base, id: 2 },
    { ...base, id: 10, simulationId: 5, origineId: 1, debut: '2026-11-24T08:00:00Z', fin: '2026-11-24T10:00:00Z' },
    { ...base, id: 11, simulationId: 5, origineId: 2, texte: 'Autre' },
  );
  const shown = overlaid(slots, 5, false);
  const [left] = shown.filter(({ mark }) => mark === 'origin');
  expect(shown.map(({ mark }) => mark)).toEqual(['moved', 'origin', 'moved']);
  expect(left?.slot).toMatchObject({ start: slots[0]?.start, salarieId: slots[0]?.salarieId });
  expect(left?.slot.id).toBeLessThan(0);
  expect(overlaid(slots, 5, false).find(({ mark }) => mark === 'origin')?.slot).toBe(left?.slot);
});

describe('lists of slots', () => {
  it('keep the identity of unchanged slots', () => {
    const before = read({ ...base, id: 1, version: 1 }, { ...base, id: 2, version: 1 });
    const same = read({ ...base, id: 1, version: 1 }, { ...base, id: 2, version: 1 });
    expect(keepIdentities(before, same)).toBe(before);
    const after = keepIdentities(
      before,
      read({ ...base, id: 1, version: 2, texte: 'x' }, { ...base, id: 2, version: 1 }),
    );
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  it('include unsaved edits, under the former version', () => {
    const before = read({ ...base, id: 1, version: 1 });
    const moved = read({ ...base, id: 1, version: 1, salarieId: 99 });
    expect(keepIdentities(before, moved)).toEqual(moved);
  });

  it('contain slots of two months once', () => {
    const [one, two] = [read({ ...base, id: 1 }), read({ ...base, id: 1 }, { ...base, id: 2 })];
    expect(merged([one, two]).map(({ id }) => id)).toEqual([1, 2]);
    expect(merged([one])).toBe(one);
  });

  it('change only with a name or a colour', () => {
    const decorate = createDecorate();
    const slots = read({ ...base, id: 1, entrepriseId: 4 }, { ...base, id: 2 });
    const types = new Map([[1, { id: 1, libelle: 'Visite', couleur: '#112233', duree: null, compteTravail: true }]]);
    const marked = slots.map((slot) => ({ slot }));
    const first = decorate(marked, { types, subTypes: new Map(), companies: new Map() });
    expect(first.map(({ title }) => title)).toEqual(['Visite', 'Visite']);
    expect(decorate([...marked], { types, subTypes: new Map(), companies: new Map() })).toBe(first);
    const named = decorate(marked, { types, subTypes: new Map(), companies: new Map([[4, 'Dupont']]) });
    expect(named[0]?.title).toBe('Dupont');
    expect(named[1]).toBe(first[1]);
  });

  it('omit slots without valid times', () => {
    expect(read({ ...base, id: 1, debut: 'hier' })).toEqual([]);
    expect(readSlotPage(null)).toEqual({ slots: [], total: 0 });
  });
});
