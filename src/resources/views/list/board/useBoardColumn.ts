import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useListContext } from 'ra-core';
import type { Comparison } from '../../../language/condition';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { givenFilter } from '../otherList';

const MOST = 50;

/** Fetches the first records with a value, filtered and sorted as the list. */
export function useBoardColumn(field: string, value: string) {
  const { schema, address } = useScreen();
  const { filterValues, sort } = useListContext<AnyRecord>();
  const held: readonly unknown[] = Array.isArray(filterValues['where']) ? filterValues['where'] : [];
  const inColumn: Comparison = { field, operator: 'equals', value };
  return useGetList<AnyRecord>(
    address,
    {
      pagination: { page: 1, perPage: MOST },
      sort,
      filter: { ...filterValues, ...givenFilter(schema), where: [...held, inColumn] },
    },
    { placeholderData: keepPreviousData },
  );
}
