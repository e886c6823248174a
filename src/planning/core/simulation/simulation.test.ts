import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_SLOT, type Slot } from '../slot';
import { staleRows } from './conflicts';
import { hoursBy, hoursChanged } from './hours';
import { overlay, planAfter, simulationSteps } from './overlay';
import { HOUR } from '../../../resources/common/durations';

const slot: fc.Arbitrary<Omit<Slot, 'id'>> = fc
  .record({
    salarieId: fc.option(fc.integer({ min: 1, max: 3 })),
    entrepriseId: fc.option(fc.integer({ min: 1, max: 3 })),
    typeCreneauId: fc.integer({ min: 1, max: 2 }),
    start: fc.integer({ min: 0, max: 50 }),
    length: fc.integer({ min: 1, max: 8 }),
    etat: fc.constantFrom('Prevu', 'Annule', 'Confirme' as const),
    version: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ start, length, ...rest }) => ({
    ...BLANK_SLOT,
    ...rest,
    start: start * HOUR,
    end: (start + length) * HOUR,
  }));

/** A real plan and a simulation: at most one row per real slot, some for deleted slots. */
const plan = fc
  .record({
    real: fc.array(slot, { maxLength: 6 }),
    changed: fc.array(fc.record({ to: slot, origin: fc.integer({ min: 1, max: 8 }), retire: fc.boolean() }), {
      maxLength: 6,
    }),
    added: fc.array(slot, { maxLength: 4 }),
  })
  .map(({ real, changed, added }) => {
    const reals = real.map((one, index): Slot => ({ ...one, id: index + 1 }));
    const origins = new Map(changed.map((one) => [one.origin, one]));
    const rows = [
      ...[...origins.values()].map(({ to, origin, retire }) => ({
        ...to,
        origineId: origin,
        origineVersion: reals.find(({ id }) => id === origin)?.version ?? 1,
        retire,
      })),
      ...added,
    ].map((one, index): Slot => ({ ...one, id: 100 + index, simulationId: 9 }));
    return { real: reals, rows };
  });

const types = new Map([
  [1, { compteTravail: true }],
  [2, { compteTravail: false }],
]);

/** The content of a slot, independent of its plan. */
const content = ({ salarieId, entrepriseId, typeCreneauId, start, end, etat }: Slot): string =>
  JSON.stringify([salarieId, entrepriseId, typeCreneauId, start, end, etat]);

const contents = (slots: readonly Slot[]): readonly string[] => slots.map(content).sort();

const byId = (slots: readonly Slot[]): readonly Slot[] => [...slots].sort((one, other) => one.id - other.id);

describe('a simulation', () => {
  it('changes nothing if nothing is validated', () =>
    fc.assert(
      fc.property(plan, ({ real }) => {
        expect(planAfter(real, [])).toEqual(real);
        expect(overlay(real, []).map(({ slot: one }) => one)).toEqual(real);
      }),
    ));

  it('becomes the real plan if everything is validated', () =>
    fc.assert(
      fc.property(plan, ({ real, rows }) => {
        const there = new Set(real.map(({ id }) => id));
        // A row whose real slot is gone is a conflict, which cannot be validated.
        const valid = rows.filter(({ origineId }) => origineId === null || there.has(origineId));
        const shown = overlay(real, valid).flatMap(({ slot: one, mark }) => (mark === 'removed' ? [] : [one]));
        expect(contents(planAfter(real, valid))).toEqual(contents(shown));
      }),
    ));

  it('can be validated in parts, in any order', () =>
    fc.assert(
      fc.property(plan, fc.func(fc.boolean()), ({ real, rows }, isFirst) => {
        const [first, second] = [rows.filter((row) => isFirst(row.id)), rows.filter((row) => !isFirst(row.id))];
        const whole = byId(planAfter(real, rows));
        expect(byId(planAfter(planAfter(real, first), second))).toEqual(whole);
        expect(byId(planAfter(planAfter(real, second), first))).toEqual(whole);
      }),
    ));

  it('assigns every hour to a person, with its change', () =>
    fc.assert(
      fc.property(plan, fc.constantFrom('salarieId', 'entrepriseId'), ({ real, rows }, of) => {
        const [before, after] = [hoursBy(of, real, types), hoursBy(of, planAfter(real, rows), types)];
        const changed = hoursChanged(before, after);
        for (const id of [1, 2, 3])
          expect((before.get(id) ?? 0) + (changed.get(id) ?? 0)).toBeCloseTo(after.get(id) ?? 0);
        const sum = [...after.values()].reduce((total, one) => total + one, 0);
        const work = planAfter(real, rows).filter(
          (one) => one[of] !== null && one.etat !== 'Annule' && one.typeCreneauId === 1,
        );
        expect(sum).toBeCloseTo(work.reduce((total, { start, end }) => total + (end - start) / HOUR, 0));
      }),
    ));

  it('marks its changes without losing or repeating slots', () =>
    fc.assert(
      fc.property(plan, ({ real, rows }) => {
        const drawn = overlay(real, rows);
        const marked = (mark: string | undefined) => drawn.filter((one) => one.mark === mark).length;
        const originals = drawn.filter(({ original }) => original).length;
        expect(marked(undefined) + marked('removed') + originals).toBe(real.length);
        expect(marked('added')).toBe(simulationSteps(rows).filter(({ mark }) => mark === 'added').length);
        expect(overlay(real, rows, 'Vide').every(({ mark }) => mark !== undefined)).toBe(true);
      }),
    ));

  it('conflicts with a real slot that changed or is gone', () => {
    const [real, rows] = [fc.sample(slot, 1)[0], fc.sample(slot, 1)[0]];
    if (!real || !rows) throw new Error('no sample');
    const row = { ...rows, id: 100, simulationId: 9, origineId: 1, origineVersion: 2, retire: false };
    expect(staleRows([{ ...real, id: 1, version: 2 }], [row])).toEqual([]);
    expect(staleRows([{ ...real, id: 1, version: 3 }], [row]).map(({ code }) => code)).toEqual(['changed']);
    expect(staleRows([], [{ ...row, retire: true }]).map(({ code }) => code)).toEqual(['gone']);
  });

  it('has one row per real slot: the later one', () => {
    const [one] = fc.sample(slot, 1);
    if (!one) throw new Error('no sample');
    const row = { ...one, simulationId: 9, origineId: 1, origineVersion: 1 };
    const rows = [
      { ...row, id: 101, retire: true },
      { ...row, id: 100, retire: false },
    ];
    expect(simulationSteps(rows)).toEqual([{ mark: 'removed', row: rows[0], originId: 1 }]);
  });
});
