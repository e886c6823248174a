import { useAuthenticated, useLocale, usePermissions } from 'ra-core';
import type { ReactNode } from 'react';
import { isRouteAllowed, type Grants } from '../../access/access';
import type { ProductRoute } from '../../routes/productRoute';
import { inLanguage, LANGUAGES } from '../../language/words';
import { Refused } from './Refused';

export interface RouteGuardProps {
  readonly route: ProductRoute;
  readonly waiting: ReactNode;
  /** Shown instead of redirecting to the not-authorized page. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Checks the route's own rule (section 6 of the specification); redirects to not-authorized if it fails. */
export function RouteGuard({ route: { rule, title }, waiting, otherwise, children }: RouteGuardProps) {
  const { isPending: isAuthenticating } = useAuthenticated();
  const { permissions } = usePermissions<Grants>({}, { enabled: !isAuthenticating });
  const locale = useLocale();
  if (isAuthenticating || !permissions) return waiting;
  if (isRouteAllowed(rule, permissions)) return children;
  if (otherwise) return otherwise;
  return <Refused title={inLanguage(title, LANGUAGES.find((one) => one === locale) ?? LANGUAGES[0])} rule={rule} />;
}
