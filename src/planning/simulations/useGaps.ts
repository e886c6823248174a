import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
import { usePlanSource } from '../source/usePlanSource';
import { useUndoNotice } from '../../resources/views/changes/useUndoNotice';
import { useCall } from '../../resources/views/useCall';
import { changeSetIn } from '../../resources/changes/changeSetIn';

/** What the validation of a simulation would change; null where the API does not tell. */
export function useGaps(simulationId: number, isEnabled: boolean) {
  const { isKnown, gaps } = usePlanSource();
  return useQuery({
    queryKey: ['planning', 'gaps', simulationId],
    queryFn: async ({ signal }) => (await gaps(simulationId, signal)) ?? null,
    enabled: isEnabled && isKnown,
    retry: false,
  });
}

/** Validates a simulation, or the rows with these ids; the others stay on trial. It is taken back with one click. */
export function useValidation(simulationId: number, onDone: () => void) {
  const call = useCall();
  const client = useQueryClient();
  const { offer } = useUndoNotice();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (ids: readonly number[] | undefined) =>
      call(`simulations/${simulationId}/validate`, {
        method: 'PUT',
        ...(ids && { body: { creneauxId: ids } }),
      }),
    onSuccess: (answer, ids) => {
      const args = { smart_count: ids?.length ?? 0 };
      offer(ids ? 'simulations.donePart' : 'simulations.done', changeSetIn(answer), { args, onUndone: refresh });
      onDone();
    },
    // What was refused has new conflicts: they are said beside their rows.
    onSettled: () => client.invalidateQueries({ queryKey: ['planning'] }, { cancelRefetch: false }),
  });
}
