import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { Preference } from '../../resources/access/heldChecks';
import { unversioned } from '../../resources/records/versions';
import { PREFERENCES_KEY } from '../../resources/views/access/usePreferences';

const RESOURCE = 'preferencesUtilisateur';

/** Stores a preference under its name, anew or over the one that is there. Rejects with the API's refusal. */
export function usePreferenceWriter(): (name: string, value: string) => Promise<void> {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useCallback(
    async (nom, valeur) => {
      const known = queryClient.getQueryData<readonly Preference[]>(PREFERENCES_KEY) ?? [];
      const stored = known.find((preference) => preference.nom === nom);
      const { data } = stored
        ? await dataProvider.update<Preference>(RESOURCE, {
            id: stored.id,
            data: { valeur },
            // The last choice counts, in whichever window it was made.
            previousData: unversioned(stored),
          })
        : await dataProvider.create<Preference>(RESOURCE, { data: { nom, valeur } });
      queryClient.setQueryData<readonly Preference[]>(PREFERENCES_KEY, (current = []) => [
        ...current.filter((preference) => preference.nom !== nom),
        { ...stored, ...data, nom, valeur },
      ]);
    },
    [dataProvider, queryClient],
  );
}
