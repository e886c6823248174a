import { foldText } from '../../resources/common/foldText';
import { startOfDay } from '../../resources/fields/shared/zone';
import type { PlanPerson } from '../core/slot';
import type { DaySpan, Plan, PlanSlot } from '../model/plan';
import { freePeople } from './freePeople';
import type { PlanFilters } from './urlState';

const holds = (list: readonly number[], id: number | null): boolean =>
  list.length === 0 || (id !== null && list.includes(id));

const isOne = ({ id, equipesId }: PlanPerson, { people, teams }: PlanFilters): boolean =>
  (people.length === 0 && teams.length === 0) || people.includes(id) || equipesId.some((team) => teams.includes(team));

const narrowsByKind = ({ companies, types, sites }: PlanFilters): boolean =>
  companies.length + types.length + sites.length > 0;

/** False if the filters select only people. */
const narrowsSlots = (filters: PlanFilters): boolean => narrowsByKind(filters) || filters.text.trim() !== '';

function countOf(slots: readonly PlanSlot[], people: readonly PlanPerson[]): number {
  const ids = new Set<number | null>(people.map(({ id }) => id));
  return slots.reduce((count, { salarieId }) => count + (ids.has(salarieId) ? 1 : 0), 0);
}

const drawnByType = new WeakMap<PlanSlot, PlanSlot>();

/** Titles a slot by its type if only one company is shown, whose name would repeat. Cached per slot. */
function byType(slot: PlanSlot, types: Plan['types']): PlanSlot {
  const title = types.get(slot.typeCreneauId)?.libelle;
  if (slot.entrepriseId === null || title === undefined) return slot;
  const before = drawnByType.get(slot);
  if (before?.title === title) return before;
  const drawn = { ...slot, title };
  drawnByType.set(slot, drawn);
  return drawn;
}

/** Whether a slot is in the drawn days; slots of the days around them are loaded too. */
const isIn =
  ({ first, last }: DaySpan) =>
  ({ start, end }: PlanSlot): boolean =>
    end > startOfDay(first) && start < startOfDay(last + 1);

/**
 * People without remaining slots in the drawn days go too, unless the text names them. Unchanged lists keep their
 * identity.
 */
export function filterPlan(plan: Plan, filters: PlanFilters, drawn?: DaySpan): Plan {
  const free = filters.free && drawn && freePeople(plan, drawn, filters.free);
  const isChosen = (person: PlanPerson) => isOne(person, filters) && (!free || free.has(person.id));
  const chosen = plan.people.every(isChosen) ? plan.people : plan.people.filter(isChosen);
  if (chosen === plan.people && !narrowsSlots(filters)) return plan;
  const byId = new Map(chosen.map((person) => [person.id, person]));
  const names = new Map(chosen.map(({ id, name }) => [id, foldText(name)]));
  const words = foldText(filters.text).split(/\s+/).filter(Boolean);
  const texts = new Map<string, string>();
  const folded = (text: string): string => {
    const known = texts.get(text) ?? foldText(text);
    texts.set(text, known);
    return known;
  };
  const isShown = (slot: PlanSlot): boolean => {
    if (slot.salarieId !== null && !byId.has(slot.salarieId)) return false;
    if (!holds(filters.companies, slot.entrepriseId) || !holds(filters.sites, slot.siteId)) return false;
    if (!holds(filters.types, slot.typeCreneauId)) return false;
    if (words.length === 0) return true;
    const name = slot.salarieId === null ? '' : (names.get(slot.salarieId) ?? '');
    const all = `${name} ${folded(slot.title)} ${slot.texte ? folded(slot.texte) : ''}`;
    return words.every((word) => all.includes(word));
  };
  const found = plan.slots.filter(isShown);
  const slots = filters.companies.length === 1 ? found.map((slot) => byType(slot, plan.types)) : found;
  if (!narrowsSlots(filters)) return { ...plan, people: chosen, slots };
  const busy = new Set((drawn ? slots.filter(isIn(drawn)) : slots).map(({ salarieId }) => salarieId));
  const isNamed = ({ id }: PlanPerson) =>
    words.length > 0 && words.every((word) => (names.get(id) ?? '').includes(word));
  const people = chosen.filter((person) => busy.has(person.id) || isNamed(person));
  // A text that matches people's names hides none of their slots.
  const isPartial = narrowsByKind(filters) || countOf(plan.slots, people) > countOf(slots, people);
  return { ...plan, people, slots, isPartial };
}

/** Filters of the export: the API knows people by their ids, and not whether they are free. */
export const exportedFilters = (filters: PlanFilters, shown: Pick<Plan, 'people'>): PlanFilters =>
  filters.free ? { ...filters, teams: [], people: shown.people.map(({ id }) => id) } : filters;
