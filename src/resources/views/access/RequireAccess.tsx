import { Navigate, useAuthenticated, useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';
import type { Action } from '../../access';
import { useExtensions } from '../ExtensionsContext';
import { useScreen } from '../ScreenContext';
import { isOffered } from './offeredScreens';

/** Where a person goes who may not open a screen (section 2 of the specification). */
export const NOT_AUTHORIZED = '/pages/miscellaneous/not-authorized';
const NOT_FOUND = '/error-404';

export interface RequireAccessProps {
  readonly action: Action;
  /** Shown until it is known. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Lets in whoever may use the screen; others go to not-authorized, or error-404 where this API lacks the operation. */
export function RequireAccess({ action, waiting, children }: RequireAccessProps) {
  const { schema, address } = useScreen();
  const { isPending: isAuthenticating } = useAuthenticated();
  const extensions = useExtensions({ enabled: !isAuthenticating });
  const { canAccess, isPending, error } = useCanAccess({ resource: address, action, enabled: !isAuthenticating });
  if (error || canAccess === false) return <Navigate to={NOT_AUTHORIZED} replace />;
  if (isAuthenticating || isPending || !extensions.isKnown) return waiting;
  return isOffered(schema, action, extensions.has('records')) ? children : <Navigate to={NOT_FOUND} replace />;
}
