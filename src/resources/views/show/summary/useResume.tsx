import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import type { RecordCalls, Resume } from '../../../recordCalls';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';

export interface KnownResume {
  readonly isPending: boolean;
  /** Undefined where the API gives no such answer: what it would say is then asked for piece by piece. */
  readonly resume: Resume | undefined;
}

/** Counts and cards of a record in one answer, asked for together with the record itself. */
export function useResume(id: string): KnownResume {
  const { schema, address } = useScreen();
  const hasCollections = useRegistry()
    .childrenOf(schema.name)
    .some(({ internal }) => !internal);
  const { resume } = useDataProvider<DataProvider & RecordCalls>();
  const { data, isPending } = useQuery({
    queryKey: [address, 'resume', id],
    // A query may not answer undefined.
    queryFn: async ({ signal }) => (await resume(address, id, signal)) ?? null,
    enabled: hasCollections,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return { isPending: hasCollections && isPending, resume: data ?? undefined };
}
