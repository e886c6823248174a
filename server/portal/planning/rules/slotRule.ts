import { takesTime } from '../../../../src/planning/core/checks/clashes';
import { monthsOfSlot } from '../../../../src/planning/core/checks/days';
import type { CheckedSlot } from '../../../../src/planning/core/checks/facts';
import { isOutsideEmployment } from '../../../../src/planning/core/checks/people';
import { shapeFindings } from '../../../../src/planning/core/checks/shape';
import type { Finding } from '../../../../src/planning/core/finding';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { refused, type Refusal, type RowRule, type WrittenRow } from '../../../database/changes/changeTypes';
import { absenceClashes } from './absences';
import { issuesOf } from './issues';
import { employments, validatedMonths } from './personFacts';
import { lockPlans } from './personLocks';
import { slotOf } from './storedSlot';

interface Written {
  readonly place: number;
  readonly id: number;
  readonly before?: CheckedSlot;
  readonly after?: CheckedSlot;
}

const written = ({ place, id, before, after }: WrittenRow): Written => ({
  place,
  id,
  ...(before && { before: slotOf(id, before) }),
  ...(after && { after: slotOf(id, after) }),
});

const isReal = (slot: CheckedSlot | undefined): slot is CheckedSlot => slot?.simulationId === null;

/** True if the slot takes time of its person that it did not take before. */
const isNewThere = ({ before, after }: Written): boolean =>
  !before ||
  !after ||
  !takesTime(before) ||
  before.salarieId !== after.salarieId ||
  before.typeCreneauId !== after.typeCreneauId ||
  before.start !== after.start ||
  before.end !== after.end;

/** The persons and months that a write affects, before and after it. */
const touchedMonths = ({ before, after }: Written): readonly (readonly [person: number, month: string])[] =>
  [before, after].filter(isReal).flatMap((slot) => {
    const { salarieId } = slot;
    return salarieId === null ? [] : monthsOfSlot(slot).map((month) => [salarieId, month] as const);
  });

const shapeOf = ({ after }: Written): Finding | undefined => (after ? shapeFindings(after)[0] : undefined);

/**
 * Refuses invalid slots on every write: wrong times, validated months, people who are not employed, and absences.
 * Slots of a simulation only need valid times. The browser runs the same checks before
 * (`src/resources/planning/checks`); findings that are merely unwise are not refused.
 */
export const slotRule: RowRule = {
  resources: [Creneaux.name],
  async refuses(client, schema, rows) {
    const refusals = new Map<number, Refusal>();
    const refuse = (place: number, finding: Finding) => {
      if (!refusals.has(place)) refusals.set(place, refused('invalid', issuesOf(finding)));
    };
    const all = rows.map(written);
    for (const row of all) {
      const finding = shapeOf(row);
      if (finding) refuse(row.place, finding);
    }
    const right = all.filter(({ place }) => !refusals.has(place));
    const people = [
      ...new Set(
        right.flatMap(({ before, after }) => [before, after].filter(isReal).flatMap((one) => one.salarieId ?? [])),
      ),
    ];
    if (people.length === 0) return refusals;
    await lockPlans(client, schema, people);

    const months = right.map(touchedMonths);
    const named = months
      .flat()
      .map(([, month]) => month)
      .sort();
    const validated = await validatedMonths(client, schema, people, [named[0] ?? '', named.at(-1) ?? '']);
    const employed = await employments(client, schema, people);
    for (const [index, row] of right.entries()) {
      const month =
        validated.size > 0 ? months[index]?.find(([person, one]) => validated.has(`${person} ${one}`)) : undefined;
      if (month)
        refuse(row.place, { code: 'validatedMonth', args: { month: month[1].replace(/^(\d+)-(\d+)$/, '$2/$1') } });
      const employment = row.after && isReal(row.after) && employed.get(row.after.salarieId ?? 0);
      if (row.after && employment && isNewThere(row) && isOutsideEmployment(row.after, employment))
        refuse(row.place, { code: 'notEmployed' });
    }

    const placeOf = new Map(all.map(({ id, place }) => [id, place]));
    const asked = right.flatMap((row) => {
      const { id, place, after } = row;
      const counts = isReal(after) && after.salarieId !== null && takesTime(after) && isNewThere(row);
      return counts && !refusals.has(place) ? [{ ...after, id }] : [];
    });
    const isAsked = new Set(asked.map(({ id }) => id));
    for (const { id, other, start, end, title, isAbsence } of (await absenceClashes(client, schema, asked)).toSorted(
      (a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0),
    )) {
      const place = placeOf.get(id) ?? 0;
      const otherPlace = placeOf.get(other);
      // Of two clashing slots in the same set, the later one is refused, unless the earlier one is refused anyway.
      if (otherPlace !== undefined && (refusals.has(otherPlace) || (isAsked.has(other) && otherPlace > place)))
        continue;
      refuse(place, { code: 'absent', args: { start, end, title, ...(isAbsence && { isAbsence: 1 }) } });
    }
    return refusals;
  },
};
