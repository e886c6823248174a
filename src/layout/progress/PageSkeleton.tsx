import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useMarkBusy } from './busy';

/** A screen whose code has not come after this many milliseconds has failed to load (section 9 of the specification). */
export const LOAD_TIMEOUT = 120_000;

/** The code of a screen did not come in time. */
export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';
}

/** The shape of a page while its code is on its way; raises a load error when it takes too long. */
export function PageSkeleton() {
  const translate = useTranslate();
  const [late, setLate] = useState(false);
  useMarkBusy();
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOAD_TIMEOUT);
    return () => clearTimeout(timer);
  }, []);
  if (late) throw new LoadTimeoutError(`a screen did not load within ${LOAD_TIMEOUT} ms`);
  return (
    <Stack spacing={2} role="status" aria-label={translate('shell.progress')}>
      <Skeleton variant="text" width="min(260px, 60%)" height={40} />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={220} />
    </Stack>
  );
}
