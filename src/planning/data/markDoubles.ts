import { doublesOf } from '../core/doubles';
import { isGone, type PlanSlot } from '../model/plan';

/** Gives slots that are at the same time as others of their person the names of those. */
export type MarkDoubles = (slots: readonly PlanSlot[]) => readonly PlanSlot[];

/** What a simulation removes takes no time; what is only asked for may replace a slot of the plan. */
const counts = (slot: PlanSlot): boolean => slot.salarieId !== null && slot.mark !== 'pending' && !isGone(slot);

const isSame = <One>(one: readonly One[], other: readonly One[] | undefined): boolean =>
  one.length === other?.length && one.every((item, at) => item === other[at]);

/** Creates a `MarkDoubles` that compares again only the slots of people whose slots changed. */
export function createMarkDoubles(): MarkDoubles {
  let ofPeople = new Map<
    number,
    { readonly own: readonly PlanSlot[]; readonly found: ReadonlyMap<PlanSlot, readonly PlanSlot[]> }
  >();
  const marked = new WeakMap<PlanSlot, { readonly others: readonly PlanSlot[]; readonly made: PlanSlot }>();
  let last: readonly PlanSlot[] = [];
  return (slots) => {
    const byPerson = new Map<number, PlanSlot[]>();
    for (const slot of slots) {
      if (slot.salarieId === null || !counts(slot)) continue;
      const own = byPerson.get(slot.salarieId);
      if (own) own.push(slot);
      else byPerson.set(slot.salarieId, [slot]);
    }
    const known = ofPeople;
    ofPeople = new Map(
      [...byPerson].map(([id, own]) => {
        const before = known.get(id);
        return [id, before && isSame(own, before.own) ? before : { own, found: doublesOf(own) }];
      }),
    );
    const next = slots.map((slot) => {
      const others = slot.salarieId === null ? undefined : ofPeople.get(slot.salarieId)?.found.get(slot);
      if (!others) return slot;
      const before = marked.get(slot);
      if (before && isSame(others, before.others)) return before.made;
      const made = { ...slot, doubles: others };
      marked.set(slot, { others, made });
      return made;
    });
    if (!isSame(next, last)) last = next;
    return last;
  };
}
