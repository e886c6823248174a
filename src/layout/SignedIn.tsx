import Box from '@mui/material/Box';
import { useAuthState } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorPage } from './errors/ErrorPage';
import { PageSkeleton } from './progress/PageSkeleton';

/** Renders the application for signed-in people; others are being redirected to the identity provider. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const { authenticated, error, refetch } = useAuthState(undefined, false);
  if (authenticated) return children;
  return (
    <Box component="main" sx={{ p: { xs: 2, md: 3 } }}>
      {error ? <ErrorPage error={error} onRetry={() => void refetch()} /> : <PageSkeleton />}
    </Box>
  );
}
