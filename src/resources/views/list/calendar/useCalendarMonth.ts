import { useStore } from 'ra-core';
import { useState } from 'react';
import { dayOf } from '../../../language/moments';
import { firstOfMonthAfter } from '../../../records/calendarDays';
import { useScreen } from '../../ScreenContext';

interface ShownMonth {
  readonly month: string;
  /** The day of the choice; on any other day the calendar starts with the current month. */
  readonly on: string;
}

/** The shown month, kept in the store so that it survives a visit to a record. */
export function useCalendarMonth() {
  const { schema } = useScreen();
  const [today] = useState(() => dayOf(new Date()));
  const [shown, setShown] = useStore<ShownMonth>(`${schema.name}.calendar`, { month: today, on: today });
  const month = firstOfMonthAfter(shown.on === today ? shown.month : today, 0);
  return { today, month, setMonth: (day: string) => setShown({ month: firstOfMonthAfter(day, 0), on: today }) };
}
