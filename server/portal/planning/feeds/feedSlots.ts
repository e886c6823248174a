import type { Condition } from '../../../../src/resources/language/condition';
import { extentCondition } from '../../../../src/resources/access/extent';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { NameSource } from '../exports/namedSlots';
import { namedSlots } from '../exports/namedSlots';
import type { FeedSlot } from './calendar';
import { planningReach } from './rights';

/** Months. */
const BACK = 3;
const AHEAD = 12;

export type FeedSubject = { readonly utilisateurId: number } | { readonly entrepriseId: number };

/** Adds months to a time, in UTC. */
function away(now: Date, months: number): string {
  const moved = new Date(now);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved.toISOString();
}

/** Returns the slots from three months ago to a year ahead; a person's feed includes those for everyone. */
export async function feedSlots(source: NameSource, subject: FeedSubject, now: Date): Promise<readonly FeedSlot[]> {
  const whose: Condition =
    'utilisateurId' in subject
      ? {
          any: [
            { field: 'salarieId', operator: 'equals', value: subject.utilisateurId },
            { field: 'isForSystem', operator: 'equals', value: true },
          ],
        }
      : { field: 'entrepriseId', operator: 'equals', value: subject.entrepriseId };
  const { registry, reader } = source;
  const reach = planningReach(registry, reader.limited);
  const filter: Condition = {
    all: [
      whose,
      // A company's feed is limited to what its planner may read there.
      ...('entrepriseId' in subject && typeof reach === 'object'
        ? [extentCondition(registry.get(Creneaux.name), registry, reach, 'read')]
        : []),
      { field: 'simulationId', operator: 'isEmpty' },
      { field: 'fin', operator: 'greaterOrEqual', value: away(now, -BACK) },
      { field: 'debut', operator: 'lessOrEqual', value: away(now, AHEAD) },
    ],
  };
  const { items } = await source.store.list(Creneaux, { filter, orderBy: 'debut' });
  const named = await namedSlots(
    source,
    items.map(({ id, values }) => ({ ...values, id })),
  );
  return named.map((slot, index) => ({
    ...slot,
    etat: String(items[index]?.values['etat']),
    version: items[index]?.version ?? 1,
  }));
}
