import { useGetList, useGetOne } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';

/**
 * Fetches the single record below a parent, with parameter values if given.
 *
 * @param values by parameter; empty ones are not sent
 */
export function useSingle(values: Readonly<Record<string, unknown>>, enabled: boolean) {
  const { schema, address, parents } = useScreen();
  const id = Number(parents[schema.parent?.parameter ?? '']);
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const isAsked = given.length > 0;
  const options = { retry: false, refetchOnWindowFocus: false } as const;
  const plain = useGetOne<AnyRecord>(address, { id }, { ...options, enabled: enabled && !isAsked });
  const asked = useGetList<AnyRecord>(
    address,
    { filter: Object.fromEntries(given) },
    { ...options, enabled: enabled && isAsked },
  );
  return isAsked
    ? { id, data: asked.data?.[0], error: asked.error, refetch: asked.refetch }
    : { id, data: plain.data, error: plain.error, refetch: plain.refetch };
}
