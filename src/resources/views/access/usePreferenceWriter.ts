import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { Preference } from '../../access/heldChecks';
import { unversioned } from '../../records/versions';
import { PREFERENCES } from '../../registry/roles';
import { PREFERENCES_KEY, preferencesQuery } from './usePreferences';

const CONFLICT = 409;

/** Creates or updates a preference by name. Rejects with the API's refusal. */
export function usePreferenceWriter(): (name: string, value: string) => Promise<void> {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useCallback(
    async (nom, valeur) => {
      const named = (preferences: readonly Preference[] = []) =>
        preferences.find((preference) => preference.nom === nom);
      const update = (preference: Preference) =>
        dataProvider.update<Preference>(PREFERENCES, {
          id: preference.id,
          data: { valeur },
          // No version check: the last choice wins, from whichever window.
          previousData: unversioned(preference),
        });
      const create = async () => {
        try {
          return await dataProvider.create<Preference>(PREFERENCES, { data: { nom, valeur } });
        } catch (error) {
          if (!(error instanceof HttpError) || error.status !== CONFLICT) throw error;
          // Another device has created it since this one read them.
          const now = await queryClient.fetchQuery({ ...preferencesQuery(dataProvider), staleTime: 0 });
          const theirs = named(now);
          if (!theirs) throw error;
          return update(theirs);
        }
      };
      const stored = named(queryClient.getQueryData(PREFERENCES_KEY));
      const { data } = stored ? await update(stored) : await create();
      queryClient.setQueryData<readonly Preference[]>(PREFERENCES_KEY, (current = []) => [
        ...current.filter((preference) => preference.nom !== nom),
        { ...stored, ...data, nom, valeur },
      ]);
    },
    [dataProvider, queryClient],
  );
}
