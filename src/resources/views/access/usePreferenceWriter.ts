import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { Preference } from '../../access/heldChecks';
import { unversioned } from '../../records/versions';
import { PREFERENCES } from '../../registry/roles';
import { PREFERENCES_KEY } from './usePreferences';

/** Creates or updates a preference by name. Rejects with the API's refusal. */
export function usePreferenceWriter(): (name: string, value: string) => Promise<void> {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useCallback(
    async (nom, valeur) => {
      const known = queryClient.getQueryData<readonly Preference[]>(PREFERENCES_KEY) ?? [];
      const stored = known.find((preference) => preference.nom === nom);
      const { data } = stored
        ? await dataProvider.update<Preference>(PREFERENCES, {
            id: stored.id,
            data: { valeur },
            // No version check: the last choice wins, from whichever window.
            previousData: unversioned(stored),
          })
        : await dataProvider.create<Preference>(PREFERENCES, { data: { nom, valeur } });
      queryClient.setQueryData<readonly Preference[]>(PREFERENCES_KEY, (current = []) => [
        ...current.filter((preference) => preference.nom !== nom),
        { ...stored, ...data, nom, valeur },
      ]);
    },
    [dataProvider, queryClient],
  );
}
