import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import type { ChangeCalls, ChangeRowEntry } from '../../../resources/changes/changes';
import { FichesIncident } from '../../../resources/schemas/incidents';
import type { StateChange } from './timeline';

/** Change sets searched: more than an incident has. */
const MOST = 100;
const NONE: readonly StateChange[] = [];

const stateChangeOf = ({ at, authorName, before, after, changeSet }: ChangeRowEntry): readonly StateChange[] => {
  const [from, to] = [before?.['etat'], after?.['etat']];
  return typeof from === 'string' && typeof to === 'string' && from !== to
    ? [{ key: String(changeSet), at, name: authorName, to }]
    : [];
};

/** The changes of an incident's state, if the API keeps a history. */
export function useStateChanges(id: number): readonly StateChange[] {
  const provider = useDataProvider<DataProvider & ChangeCalls>();
  const { data = NONE } = useQuery({
    // Starts with the collection's key, so that writes to incidents invalidate it.
    queryKey: [FichesIncident.name, 'stateChanges', id],
    queryFn: async ({ signal }) =>
      (await provider.recordHistory(FichesIncident.name, id, { page: 1, pageSize: MOST, signal })).items.flatMap(
        stateChangeOf,
      ),
    // The timeline works without it.
    retry: false,
  });
  return data;
}
