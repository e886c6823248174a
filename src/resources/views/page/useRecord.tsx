import { useGetOne } from 'ra-core';
import type { AnyRecord } from '../../types';
import { useScreen } from '../ScreenContext';

/**
 * Reads the record that a screen shows; `fresh` asks even where it was read a moment ago. A failure is the screen's to
 * show, so it is not tried again behind its back.
 */
export function useRecord(
  id: string,
  { fresh = false, enabled = true }: { readonly fresh?: boolean; readonly enabled?: boolean } = {},
) {
  const { address } = useScreen();
  return useGetOne<AnyRecord>(
    address,
    { id: Number(id) },
    { retry: false, enabled, refetchOnWindowFocus: false, ...(fresh && { refetchOnMount: 'always' }) },
  );
}
