import { BLANK_SLOT, type PlanPerson } from '../../src/planning/core/slot';
import { instantOf, weekdayOf } from '../../src/resources/fields/shared/zone';
import type { Plan, PlanSlot } from '../../src/planning/model/plan';
import { DAY, MINUTE } from '../../src/resources/common/durations';

/** The measured plan: 200 people and the given number of slots over one month, the same in every run. */

const PEOPLE = 200;
const COLOURS = ['#1e88e5', '#43a047', '#fb8c00', '#8e24aa', '#00897b', '#e53935', '#6d4c41', '#3949ab'];
const FIRST = ['Camille', 'Dominique', 'Élodie', 'Farid', 'Hélène', 'Jérôme', 'Maëlle', 'Noémie', 'Olivier', 'Zoé'];
const LAST = ['Arnaud', 'Bernard', 'Chevalier', 'Dubois', 'Étienne', 'Faure', 'Girard', 'Lambert', 'Morel', 'Roussel'];

const MARKS = ['pending', 'added', 'moved', 'removed'] as const;

/** Pseudo-random numbers in [0, 1), the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const people: readonly PlanPerson[] = Array.from({ length: PEOPLE }, (_, index) => ({
  id: index + 1,
  name: `${LAST[Math.floor(index / FIRST.length) % LAST.length] ?? ''} ${FIRST[index % FIRST.length] ?? ''}`,
  structureId: 1 + (index % 4),
  agenceId: 1 + (index % 12),
  equipesId: [1 + (index % 8)],
  hours: [7, 7, 7, 7, 7, 0, 0],
  dateEntree: null,
  dateSortie: null,
}));

function slotsOf(count: number, first: number, last: number, seed: number): readonly PlanSlot[] {
  const next = numbers(seed);
  const days = Array.from({ length: last - first + 1 }, (_, offset) => first + offset).filter(
    (day) => weekdayOf(day) < 5,
  );
  return Array.from({ length: count }, (_, index) => {
    const day = days[Math.floor(next() * days.length)] ?? first;
    const isAbsent = next() < 0.03;
    const start = isAbsent ? 9 * 60 : 8 * 60 + 15 * Math.floor(next() * 36);
    const length = isAbsent ? 7 * 60 : 30 + 15 * Math.floor(next() * 10);
    const type = isAbsent ? 8 : 1 + Math.floor(next() * 7);
    return {
      ...BLANK_SLOT,
      id: seed * 1_000_000 + index + 1,
      salarieId: 1 + Math.floor(next() * PEOPLE),
      entrepriseId: 1 + Math.floor(next() * 500),
      typeCreneauId: type,
      start: instantOf(day * DAY + start * MINUTE),
      end: instantOf(day * DAY + (start + length) * MINUTE),
      title: isAbsent ? 'Congés' : `Société ${1 + Math.floor(next() * 500)}`,
      colour: COLOURS[type - 1] ?? '#1e88e5',
      isWork: !isAbsent,
      ...(index % 25 === 0 && { mark: MARKS[(index / 25) % MARKS.length] }),
    };
  });
}

export function planOf(count: number, first: number, last: number, seed: number): Plan {
  const types = COLOURS.map((couleur, index) => ({
    id: index + 1,
    libelle: `Type ${index + 1}`,
    couleur,
    duree: 60,
    compteTravail: index !== 7,
  }));
  return {
    people,
    slots: slotsOf(count, first, last, seed),
    types: new Map(types.map((type) => [type.id, type])),
    holidays: 'metropole',
    validated: new Set(['3 2026-11', '5 2026-11']),
  };
}
