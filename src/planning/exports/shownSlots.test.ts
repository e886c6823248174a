import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIndexOfText, startOfDay } from '../../resources/fields/shared/zone';
import { slotsByDay } from '../calendar/byDay';
import type { Plan, PlanSlot, SlotMark } from '../model/plan';
import { filterPlan } from '../page/filterPlan';
import { NO_FILTERS, type PlanFilters } from '../page/urlState';
import { createIndexer, slotsOf } from '../timeline/index/planIndex';
import { layoutLanes } from '../timeline/index/lanes';
import { rowsOf } from '../timeline/rows/rows';
import { scaleOf } from '../timeline/scale';
import { exportedIds, shownSlots } from './shownSlots';
import { HOUR } from '../../resources/common/durations';

// Across the end of daylight saving time.
const span = { first: dayIndexOfText('2026-10-19'), last: dayIndexOfText('2026-10-25') };
const TITLES = ['Scierie du Nord', 'Verrerie', 'Congé'];

const person = (id: number, name: string, equipesId: readonly number[]): Plan['people'][number] => ({
  id,
  name,
  structureId: null,
  agenceId: null,
  equipesId,
  hours: [7, 7, 7, 7, 7, 0, 0],
  dateEntree: null,
  dateSortie: null,
});
const people = [person(1, 'Benali Gaël', [7]), person(2, 'Dupont Zoé', [7, 8]), person(3, 'Martin Léa', [])];

const slots = fc
  .array(
    fc.record({
      from: fc.integer({ min: -60, max: 220 }),
      hours: fc.integer({ min: 1, max: 60 }),
      // Includes a person without a row, and slots for everyone.
      salarieId: fc.constantFrom(1, 2, 3, 9, null),
      entrepriseId: fc.constantFrom(4, 5, null),
      typeCreneauId: fc.constantFrom(1, 2),
      title: fc.constantFrom(...TITLES),
      texte: fc.constantFrom(null, 'Noël'),
      mark: fc.constantFrom<SlotMark | undefined>(undefined, undefined, 'pending', 'removed', 'moved'),
    }),
    { maxLength: 20 },
  )
  .map((list) =>
    list.map(({ from, hours, ...rest }, index) => {
      const start = startOfDay(span.first) + from * HOUR;
      const given = { id: index + 1, start, end: start + hours * HOUR, siteId: null, isForSystem: false };
      return { ...given, ...rest } as unknown as PlanSlot;
    }),
  );
const filters: fc.Arbitrary<PlanFilters> = fc.record({
  people: fc.subarray([1, 2, 9], { maxLength: 1 }),
  teams: fc.subarray([7, 8, 6], { maxLength: 1 }),
  companies: fc.subarray([4, 5], { maxLength: 1 }),
  types: fc.subarray([1, 2], { maxLength: 1 }),
  sites: fc.constant([]),
  text: fc.constantFrom('', 'noel', 'gael verr', 'conge'),
});

const planOf = (list: readonly PlanSlot[], left: PlanFilters): Plan =>
  filterPlan({ people, slots: list, types: new Map(), holidays: 'metropole', validated: new Set() }, left);

const sorted = (ids: Iterable<number>) => [...new Set(ids)].sort((one, other) => one - other);
const idsOf = (list: readonly PlanSlot[]) => sorted(list.map(({ id }) => id));

describe('printed and exported slots', () => {
  it('equal those drawn by the calendar, whatever is filtered', () => {
    fc.assert(
      fc.property(slots, filters, (list, left) => {
        const plan = planOf(list, left);
        const drawn = [...slotsByDay(plan.slots, span).values()].flat();
        expect(idsOf(shownSlots({ plan, span, isByPeople: false }))).toEqual(idsOf(drawn));
      }),
    );
  });

  it("equal those in the timeline's rows, in teams too", () => {
    const scale = scaleOf(span, 'days', 1000);
    const names = { team: new Map(), structure: new Map(), agency: new Map() };
    fc.assert(
      fc.property(slots, filters, fc.constantFrom('none' as const, 'team' as const), (list, left, grouping) => {
        const plan = planOf(list, left);
        const index = createIndexer()(plan.slots);
        const rows = rowsOf(plan.people, index.has(null), { grouping, names, collapsed: new Set(), language: 'fr' });
        const drawn = rows.flatMap((row) =>
          row.kind === 'group'
            ? []
            : layoutLanes(slotsOf(index, row.person?.id ?? null), scale, Infinity).items.map(
                ({ placed }) => placed.slot,
              ),
        );
        expect(idsOf(shownSlots({ plan, span, isByPeople: true }))).toEqual(idsOf(drawn));
      }),
    );
  });

  it('exclude proposed and removed slots', () => {
    const start = startOfDay(span.first);
    const made = (id: number, mark?: SlotMark) =>
      ({ id, start, end: start + HOUR, salarieId: 1, ...(mark && { mark }) }) as unknown as PlanSlot;
    const plan = planOf([made(1), made(-2, 'pending'), made(3, 'removed'), made(4, 'moved')], NO_FILTERS);
    expect(exportedIds({ plan, span, isByPeople: true })).toEqual([1, 4]);
  });
});
