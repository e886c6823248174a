import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import type { ChangeCalls, RowReport } from '../../changes/changes';
import type { AnyRecord } from '../../language/resourceSchema';
import { useOffers } from '../access/useOffers';
import type { UsedBy } from '../../protocol/problem';
import { useScreen } from '../ScreenContext';

/**
 * Uses of the record as a refused deletion lists them; undefined if the API refused for another reason or not at all.
 */
export function usesIn(
  row: Pick<RowReport, 'status' | 'reason' | 'issues'> | undefined,
): readonly UsedBy[] | undefined {
  if (row?.status !== 'refused' || row.reason !== 'referenced') return undefined;
  const uses = (row.issues?.[''] ?? []).flatMap(({ args = {} }) => {
    const { resource, count } = args;
    return typeof resource === 'string' ? [{ resource, count: Number(count) }] : [];
  });
  return uses.length > 0 ? uses : undefined;
}

/** Previews the deletion to list what still uses the record. Undefined if nothing does, or if the API cannot preview. */
export function useStillUsed({ id }: AnyRecord): readonly UsedBy[] | undefined {
  const { address } = useScreen();
  const { previewChanges } = useDataProvider<DataProvider & ChangeCalls>();
  const { atOnce } = useOffers();
  const { data } = useQuery({
    queryKey: [address, 'stillUsed', id],
    queryFn: async ({ signal }) => {
      const change = { collection: address, action: 'delete', id } as const;
      const { rows } = await previewChanges([change], { origin: 'api', signal });
      return usesIn(rows[0]) ?? null;
    },
    enabled: atOnce,
    // The uses may be gone at the next look.
    gcTime: 0,
    retry: false,
  });
  return data ?? undefined;
}
