import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import type { ChangeCalls, ChangeReport, RevertRun } from '../../changes/changes';
import { useRegistry } from '../RegistryContext';

type Revert = (id: number, run?: RevertRun) => Promise<ChangeReport>;

export function useRevert(): Revert {
  const dataProvider = useDataProvider<DataProvider & ChangeCalls>();
  const queryClient = useQueryClient();
  const registry = useRegistry();
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, run }: { readonly id: number; readonly run: RevertRun }) => dataProvider.revertChanges(id, run),
  });
  return async (id, run = {}) => {
    if (run.preview) return dataProvider.revertChanges(id, run);
    const report = await mutateAsync({ id, run });
    // A change set may have touched any collection, so all are invalidated.
    await queryClient.invalidateQueries(
      { predicate: ({ queryKey }) => registry.resolve(String(queryKey[0])) !== undefined },
      { cancelRefetch: false },
    );
    return report;
  };
}
