import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, type DataProvider } from 'ra-core';
import type { AnyRecord } from '../../../language/resourceSchema';
import type { RecordCalls } from '../../../protocol/recordCalls';
import { useScreen } from '../../ScreenContext';
import { givenFilter } from '../otherList';

/** Counts the records of the surrounding list by department, with the list's filters. */
export function useDepartmentCounts() {
  const { schema, address } = useScreen();
  const { filterValues } = useListContext<AnyRecord>();
  const { departments } = useDataProvider<DataProvider & RecordCalls>();
  const filter = { ...filterValues, ...givenFilter(schema) };
  return useQuery({
    queryKey: [address, 'departments', filter],
    queryFn: ({ signal }) => departments(address, { filter, signal }),
    placeholderData: keepPreviousData,
  });
}
