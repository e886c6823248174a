import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useListContext } from 'ra-core';
import type { Calendar } from '../../../language/calendar';
import type { AnyRecord } from '../../../language/resourceSchema';
import { calendarCondition, type DayRange } from '../../../records/calendarDays';
import { MAX_PAGE_SIZE } from '../../../records/listQuery';
import { useScreen } from '../../ScreenContext';
import { givenFilter } from '../otherList';

export function useCalendarRecords(calendar: Calendar, range: DayRange) {
  const { schema, address } = useScreen();
  const { filterValues } = useListContext<AnyRecord>();
  const held: readonly unknown[] = Array.isArray(filterValues['where']) ? filterValues['where'] : [];
  return useGetList<AnyRecord>(
    address,
    {
      pagination: { page: 1, perPage: MAX_PAGE_SIZE },
      sort: { field: calendar.from, order: 'ASC' },
      filter: {
        ...filterValues,
        ...givenFilter(schema),
        where: [...held, calendarCondition(calendar, schema.fields, range)],
      },
    },
    { placeholderData: keepPreviousData },
  );
}
