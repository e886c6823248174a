import type { ReactNode } from 'react';
import { Navigate } from 'ra-core';
import { NOT_FOUND } from '../../routes/addresses';
import { useOffers } from '../access/useOffers';
import { ScreenSkeleton } from '../page/ScreenSkeleton';

/** Redirects to error-404 if the API records no history. */
export function RequireHistory({ children }: { readonly children: ReactNode }) {
  const { isKnown, history } = useOffers();
  if (!isKnown) return <ScreenSkeleton screen="list" />;
  return history ? children : <Navigate to={NOT_FOUND} replace />;
}
