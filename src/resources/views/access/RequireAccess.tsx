import { Navigate, useAuthenticated, useCanAccess, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { resourceKey } from '../../keys';
import { routeOf, type Screen } from '../../paths';
import { NOT_FOUND } from '../../routes/addresses';
import { productRouteAt, screenRuleOf } from '../../routes/routes';
import { useExtensions } from '../ExtensionsContext';
import { useScreen } from '../ScreenContext';
import { isOffered } from './offeredScreens';
import { Refused } from './Refused';
import { RouteGuard } from './RouteGuard';

export interface RequireAccessProps {
  readonly action: Screen;
  /** Shown until it is known. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Lets in whoever may use the screen: by the rule of the product's route where it stands at one, else by the right. */
export function RequireAccess({ action, waiting, children }: RequireAccessProps) {
  const { schema } = useScreen();
  const route = productRouteAt(routeOf(schema, action));
  const offered = (
    <RequireOperation action={action} waiting={waiting}>
      {children}
    </RequireOperation>
  );
  return route ? (
    <RouteGuard route={route} waiting={waiting}>
      {offered}
    </RouteGuard>
  ) : (
    <RequireRight action={action} waiting={waiting}>
      {offered}
    </RequireRight>
  );
}

function RequireRight({ action, waiting, children }: RequireAccessProps) {
  const translate = useTranslate();
  const { schema, address } = useScreen();
  const { isPending: isAuthenticating } = useAuthenticated();
  const { canAccess, isPending, error } = useCanAccess({ resource: address, action, enabled: !isAuthenticating });
  if (error || canAccess === false)
    return (
      <Refused title={translate(resourceKey(schema, 'name'), { smart_count: 2 })} rule={screenRuleOf(schema, action)} />
    );
  return isAuthenticating || isPending ? waiting : children;
}

/** error-404 where this API lacks the operation behind the screen. */
function RequireOperation({ action, waiting, children }: RequireAccessProps) {
  const { schema } = useScreen();
  const extensions = useExtensions();
  if (!extensions.isKnown) return waiting;
  return isOffered(schema, action, extensions.has('records')) ? children : <Navigate to={NOT_FOUND} replace />;
}
