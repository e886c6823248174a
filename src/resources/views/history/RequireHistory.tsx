import type { ReactNode } from 'react';
import { Navigate } from 'ra-core';
import { NOT_FOUND } from '../../routes/addresses';
import { useExtensions } from '../ExtensionsContext';
import { ScreenSkeleton } from '../page/ScreenSkeleton';

/** error-404 where this API keeps no history. */
export function RequireHistory({ children }: { readonly children: ReactNode }) {
  const extensions = useExtensions();
  if (!extensions.isKnown) return <ScreenSkeleton screen="list" />;
  return extensions.has('history') ? children : <Navigate to={NOT_FOUND} replace />;
}
