import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { PREFERENCES } from '../../registry/roles';
import type { Preference } from '../../access/heldChecks';

/** Outside the resources' keys, so that writes of other data do not invalidate the preferences. */
export const PREFERENCES_KEY = ['preferences'] as const;

const ALL = 200;

export const preferencesQuery = (dataProvider: DataProvider) =>
  queryOptions({
    queryKey: PREFERENCES_KEY,
    queryFn: async ({ signal }) =>
      (
        await dataProvider.getList<Preference>(PREFERENCES, {
          pagination: { page: 1, perPage: ALL },
          sort: { field: 'nom', order: 'ASC' },
          filter: {},
          signal,
        })
      ).data,
    staleTime: Infinity,
  });

export const usePreferencesQuery = () => useQuery(preferencesQuery(useDataProvider()));

/** Undefined until loaded. */
export const usePreferences = (): readonly Preference[] | undefined => usePreferencesQuery().data;
