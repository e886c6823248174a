import { useQueryClient } from '@tanstack/react-query';
import { useGetOne } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord } from '../../types';
import { useScreen } from '../ScreenContext';
import { wasReadRecently } from './recentReads';

/**
 * Reads the record that a screen shows; `fresh` asks even where it was read a moment ago. A failure is the screen's to
 * show, so it is not tried again behind its back.
 */
export function useRecord(
  id: string,
  { fresh = false, enabled = true }: { readonly fresh?: boolean; readonly enabled?: boolean } = {},
) {
  const { address } = useScreen();
  const client = useQueryClient();
  // As long as the screen is open: what was read ahead of it is of the moment when it was opened.
  const [isRecent] = useState(() => wasReadRecently(client, address, id));
  const answer = useGetOne<AnyRecord>(
    address,
    { id: Number(id) },
    { retry: false, enabled, refetchOnWindowFocus: false, ...(fresh && !isRecent && { refetchOnMount: 'always' }) },
  );
  return { ...answer, isFresh: isRecent || answer.isFetchedAfterMount };
}
