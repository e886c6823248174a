import { useStore } from 'ra-core';
import { useState } from 'react';
import { dayOf } from '../../../language/moments';
import { firstOfMonthAfter } from '../../../records/calendarDays';
import { useScreen } from '../../ScreenContext';

interface ShownMonth {
  readonly month: string;
  /** The day on which it was chosen: on another one the calendar begins with the current month again. */
  readonly on: string;
}

/** The month that a calendar shows, and the way to others: who comes back from a record finds it again. */
export function useCalendarMonth() {
  const { schema } = useScreen();
  const [today] = useState(() => dayOf(new Date()));
  const [shown, setShown] = useStore<ShownMonth>(`${schema.name}.calendar`, { month: today, on: today });
  const month = firstOfMonthAfter(shown.on === today ? shown.month : today, 0);
  return { today, month, setMonth: (day: string) => setShown({ month: firstOfMonthAfter(day, 0), on: today }) };
}
