import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { TypesCreneau } from '../../resources/schemas/typesCreneau';

/** An organisation has about ten. */
const MOST_TYPES = 100;

const NO_TYPES: readonly AnyRecord[] = [];

/** The types of slots, which few searches need. */
export function useSlotTypes(enabled: boolean): {
  readonly types: readonly AnyRecord[];
  readonly searching: boolean;
} {
  const provider = useDataProvider();
  const { data = NO_TYPES, isLoading } = useQuery({
    queryKey: ['palette', 'types'],
    queryFn: async ({ signal }) =>
      (
        await provider.getList<AnyRecord>(TypesCreneau.name, {
          pagination: { page: 1, perPage: MOST_TYPES },
          sort: { ...TypesCreneau.list.sort },
          filter: {},
          signal,
        })
      ).data,
    enabled,
  });
  return { types: data, searching: isLoading };
}
