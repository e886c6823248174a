import { isWrong, type Finding } from '../core/finding';

/** Findings of public holidays, by day (`YYYY-MM-DD`). */
export type HolidaysByDay = ReadonlyMap<string, Finding>;

/**
 * Public holidays that a new series leaves out by default. Its first day stays, because it was chosen.
 *
 * @param dates the days of the series with their findings
 * @param first the day of the slot, `YYYY-MM-DD`
 * @param known days that were left out before: one that is back was ticked again
 */
export function holidaysToLeaveOut(
  dates: readonly { readonly day: string; readonly own: readonly Finding[] }[],
  first: string,
  known: HolidaysByDay,
): HolidaysByDay {
  const found = new Map<string, Finding>();
  for (const { day, own } of dates) {
    const holiday = own.some(isWrong) ? undefined : own.find(({ code }) => code === 'publicHoliday');
    if (holiday && day !== first && !known.has(day)) found.set(day, holiday);
  }
  return found.size < dates.length ? found : new Map();
}
