import { hoursOver, loadOf, type DayRange } from '../../../../src/planning/core/workingTime';
import { dayText, startOfDay, weekdayOf } from '../../../../src/resources/fields/shared/zone';
import type { Tenant } from '../../../tenants';
import { slotsIn } from './around';
import { holidayZoneOf } from './holidayZone';
import { planPeople, slotTypes } from './people';
import { DAY } from '../../../../src/resources/common/durations';

const dayOf = (time: number): number => Math.floor(time / DAY);

/** The week (from Monday), month and year of a day. */
function periodsAround(day: number): Readonly<Record<'semaine' | 'mois' | 'annee', DayRange>> {
  const monday = day - weekdayOf(day);
  const date = new Date(day * DAY);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return {
    semaine: { first: monday, last: monday + 6 },
    mois: { first: dayOf(Date.UTC(year, month, 1)), last: dayOf(Date.UTC(year, month + 1, 1)) - 1 },
    annee: { first: dayOf(Date.UTC(year, 0, 1)), last: dayOf(Date.UTC(year + 1, 0, 1)) - 1 },
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

export async function hoursOfPerson(tenant: Tenant, personId: number, day: number) {
  const periods = periodsAround(day);
  const first = Math.min(periods.semaine.first, periods.annee.first);
  const last = Math.max(periods.semaine.last, periods.annee.last);
  const [[person], types, holidays, slots] = await Promise.all([
    planPeople(tenant, [personId]),
    slotTypes(tenant),
    holidayZoneOf(tenant),
    slotsIn(tenant, [{ personId, start: startOfDay(first), end: startOfDay(last + 1) }]),
  ]);
  const own = slots.filter(({ salarieId }) => salarieId === personId);
  const hours = (range: DayRange) => {
    const found = person ? hoursOver(person, own, types, range, holidays) : { due: 0, planned: 0, absent: 0 };
    const load = loadOf(found);
    return {
      debut: dayText(range.first),
      fin: dayText(range.last),
      heuresDues: rounded(found.due),
      heuresPlanifiees: rounded(found.planned),
      heuresAbsence: rounded(found.absent),
      charge: load === null ? null : rounded(load),
    };
  };
  return {
    utilisateurId: personId,
    startDate: dayText(day),
    semaine: hours(periods.semaine),
    mois: hours(periods.mois),
    annee: hours(periods.annee),
  };
}
