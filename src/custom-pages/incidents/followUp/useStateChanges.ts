import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import type { ChangeCalls, ChangeRowEntry } from '../../../resources/changes/changes';
import { FichesIncident } from '../../../resources/schemas/incidents';
import type { StateChange } from './timeline';

/** Writes that are looked through: more than an incident has. */
const MOST = 100;
const NONE: readonly StateChange[] = [];

const stateChangeOf = ({ at, authorName, before, after, changeSet }: ChangeRowEntry): readonly StateChange[] => {
  const [from, to] = [before?.['etat'], after?.['etat']];
  return typeof from === 'string' && typeof to === 'string' && from !== to
    ? [{ key: String(changeSet), at, name: authorName, to }]
    : [];
};

/** When an incident went on from state to state, and by whom, where the API keeps a history. */
export function useStateChanges(id: number): readonly StateChange[] {
  const provider = useDataProvider<DataProvider & ChangeCalls>();
  const { data = NONE } = useQuery({
    // Below the collection's own key: it is asked again when the incident is written.
    queryKey: [FichesIncident.name, 'stateChanges', id],
    queryFn: async ({ signal }) =>
      (await provider.recordHistory(FichesIncident.name, id, { page: 1, pageSize: MOST, signal })).items.flatMap(
        stateChangeOf,
      ),
    // The rest of the time line stands without it.
    retry: false,
  });
  return data;
}
