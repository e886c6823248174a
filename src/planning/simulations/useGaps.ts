import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
import { usePlanSource } from '../source/usePlanSource';
import { useUndoNotice } from '../../resources/views/changes/useUndoNotice';
import { useCall } from '../../resources/views/useCall';
import { changeSetIn } from '../../resources/changes/changeSetIn';

/** The changes that validating a simulation would make; null if the API does not provide them. */
export function useGaps(simulationId: number, isEnabled: boolean) {
  const { isKnown, gaps } = usePlanSource();
  return useQuery({
    queryKey: ['planning', 'gaps', simulationId],
    queryFn: async ({ signal }) => (await gaps(simulationId, signal)) ?? null,
    enabled: isEnabled && isKnown,
    retry: false,
  });
}

/** Validates a simulation, or only the rows with these ids; offers an undo. */
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
    // A refusal means new conflicts, which the rows show after the reload.
    onSettled: () => client.invalidateQueries({ queryKey: ['planning'] }, { cancelRefetch: false }),
  });
}
