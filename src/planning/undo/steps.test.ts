import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_SLOT, type Slot } from '../core/slot';
import { patchSlots } from '../data/slotQueries';
import {
  backward,
  changeOf,
  forward,
  leavingSeries,
  opposite,
  settled,
  slotSteps,
  turnedSlots,
  type PageEdit,
  type StepContext,
} from './steps';
import { HOUR } from '../../resources/common/durations';

const slot = (id: number, more: Partial<Slot> = {}): Slot => ({
  ...BLANK_SLOT,
  id,
  version: 1,
  salarieId: 1,
  entrepriseId: 7,
  typeCreneauId: 2,
  start: id * HOUR,
  end: (id + 1) * HOUR,
  ...more,
});

function contextOf(slots: readonly Slot[], simulationId?: number): StepContext {
  let last = -1_000;
  return {
    slotOf: (id) => slots.find((one) => one.id === id),
    shadowOf: (id) => slots.find((one) => one.origineId === id),
    simulationId,
    nextId: () => (last -= 1),
  };
}

const version = (one: Slot) => one.version;

describe('edits of the real plan', () => {
  it('write only changes, with the version read', () => {
    const [step] = slotSteps(
      [{ kind: 'move', slotId: 3, salarieId: 9, start: 3 * HOUR, end: 5 * HOUR }],
      contextOf([slot(3, { version: 4 })]),
    );
    expect(step && changeOf(step, version)).toEqual({
      collection: 'creneaux',
      action: 'update',
      id: 3,
      version: 4,
      values: { salarieId: 9, fin: new Date(5 * HOUR).toISOString() },
    });
  });

  it('remove a slot moved elsewhere from its series, and add it back', () => {
    const slots = [slot(3, { periodiciteId: 8 }), slot(4, { periodiciteId: 8 })];
    const to = { kind: 'move', salarieId: 1, end: 5 * HOUR } as const;
    const steps = slotSteps(
      [
        { ...to, slotId: 3, start: 3.5 * HOUR },
        { ...to, slotId: 4, start: 4 * HOUR },
      ],
      contextOf(slots),
    );
    expect(steps.map((step) => changeOf(step, version).values)).toEqual([
      { debut: new Date(3.5 * HOUR).toISOString(), fin: new Date(5 * HOUR).toISOString(), periodiciteId: null },
      {},
    ]);
    expect(leavingSeries(steps)).toBe(1);
    const [back] = steps.map(opposite);
    expect(back && changeOf(back, version).values).toMatchObject({ periodiciteId: 8 });
  });

  it('do nothing to a missing slot', () => {
    expect(slotSteps([{ kind: 'delete', slotId: 5 }], contextOf([]))).toEqual([]);
  });

  it('can be undone to the same slots', () => {
    const slots = [slot(1), slot(2), slot(3), slot(4)];
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('delete' as const), slotId: fc.integer({ min: 1, max: 4 }) }),
      fc.record({
        kind: fc.constant('move' as const),
        slotId: fc.integer({ min: 1, max: 4 }),
        salarieId: fc.integer({ min: 1, max: 3 }),
        start: fc.integer({ min: 0, max: 9 }).map((at) => at * HOUR),
        end: fc.integer({ min: 10, max: 20 }).map((at) => at * HOUR),
      }),
      fc.integer({ min: 0, max: 9 }).map((at): PageEdit => {
        const { id: _id, version: _version, ...made } = slot(at);
        return { kind: 'create', slot: made };
      }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(edit, { selector: (one) => ('slotId' in one ? one.slotId : one) }), (edits) => {
        const steps = slotSteps(edits, contextOf(slots));
        const after = patchSlots(slots, steps.map(forward), () => true);
        expect(patchSlots(after, steps.map(backward), () => true)).toEqual(slots);
        expect(steps.map(opposite).map(forward)).toEqual(steps.map(backward));
      }),
    );
  });

  it("use ids and versions of the API's response", () => {
    const { id: _id, version: _version, ...made } = slot(0);
    const [step] = slotSteps([{ kind: 'create', slot: made }], contextOf([]));
    const stored = step && settled(step, { id: 88, version: 1 });
    expect(stored?.after).toMatchObject({ id: 88, version: 1 });
    expect(stored && changeOf(opposite(stored), version)).toEqual({
      collection: 'creneaux',
      action: 'delete',
      id: 88,
      version: 1,
    });
  });
});

describe('edits in a simulation', () => {
  it('replace a real slot by a row, and keep the slot', () => {
    const [step] = slotSteps(
      [{ kind: 'move', slotId: 3, salarieId: 1, start: 9 * HOUR, end: 10 * HOUR }],
      contextOf([slot(3, { version: 6 })], 40),
    );
    expect(step?.before).toBeNull();
    expect(step && changeOf(step, version)).toMatchObject({
      action: 'create',
      values: { simulationId: 40, origineId: 3, origineVersion: 6, debut: new Date(9 * HOUR).toISOString() },
    });
  });

  it('remove a real slot by a row, and restore it by deleting the row', () => {
    const real = slot(3);
    const [removal] = slotSteps([{ kind: 'delete', slotId: 3 }], contextOf([real], 40));
    expect(removal?.after).toMatchObject({ retire: true, origineId: 3, simulationId: 40 });
    const row = slot(50, { simulationId: 40, origineId: 3, retire: true });
    expect(slotSteps([{ kind: 'delete', slotId: 3 }], contextOf([real, row], 40))).toEqual([
      { id: 50, before: row, after: null },
    ]);
  });

  it('delete slots added by the simulation', () => {
    const added = slot(51, { simulationId: 40 });
    expect(slotSteps([{ kind: 'delete', slotId: 51 }], contextOf([added], 40))).toEqual([
      { id: 51, before: added, after: null },
    ]);
  });
});

describe('the slots of an undo', () => {
  const undone = (edits: readonly PageEdit[], slots: readonly Slot[], simulationId?: number) =>
    turnedSlots(slotSteps(edits, contextOf(slots, simulationId)).map(opposite), (id) => id);
  const move: PageEdit = { kind: 'move', slotId: 3, salarieId: 2, start: 0, end: HOUR };

  it('are where they were, and gone if they were created', () => {
    expect(undone([move], [slot(3)])).toEqual({
      back: [{ id: 3, salarieId: 1, start: 3 * HOUR, end: 4 * HOUR }],
      gone: [],
    });
    expect(undone([{ kind: 'delete', slotId: 3 }], [slot(3)])).toMatchObject({ back: [{ id: 3 }], gone: [] });
    expect(undone([{ kind: 'create', slot: slot(0) }], [])).toMatchObject({ back: [], gone: [{ salarieId: 1 }] });
  });

  it('are the real ones again in a simulation, also if it only removed them', () => {
    expect(undone([move], [slot(3)], 5)).toMatchObject({ back: [{ id: 3 }], gone: [{ id: -1_001 }] });
    expect(undone([{ kind: 'delete', slotId: 3 }], [slot(3)], 5)).toEqual({ back: [{ id: 3 }], gone: [] });
  });
});
