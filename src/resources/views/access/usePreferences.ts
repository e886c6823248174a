import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { PREFERENCES } from '../../registry/roles';
import type { Preference } from '../../access/heldChecks';

/** Under this key the preferences stand in the cache; writes of other data leave them alone. */
export const PREFERENCES_KEY = ['preferences'] as const;

/** More than a person sets. */
const ALL = 200;

/** How the preferences are read (`GET /preferencesUtilisateur`). */
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

/** The signed-in person's preferences, as they are read. */
export const usePreferencesQuery = () => useQuery(preferencesQuery(useDataProvider()));

/** The signed-in person's preferences; undefined until they are known. */
export const usePreferences = (): readonly Preference[] | undefined => usePreferencesQuery().data;
