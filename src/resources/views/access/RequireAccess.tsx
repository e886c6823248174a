import { Navigate, useAuthenticated, useCanAccess, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { AccessRule } from '../../language/accessRule';
import { resourceKey } from '../../registry/translationKeys';
import { routeOf, type Screen } from '../../registry/paths';
import { NOT_FOUND } from '../../routes/addresses';
import { productRouteAt, screenRuleOf } from '../../routes/routeRules';
import { useScreen } from '../ScreenContext';
import { useOffers } from './useOffers';
import { Refused } from './Refused';
import { RouteGuard } from './RouteGuard';

interface Guard {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

export interface RequireAccessProps extends Guard {
  /** Access to one of them is enough. */
  readonly screens: readonly Screen[];
}

/** Merges rules that are alternatives into one, for the refusal's text. */
const anyOf = (rules: readonly AccessRule[]): AccessRule => ({
  rights: [...new Set(rules.flatMap(({ rights = [] }) => rights))],
  fonctions: [...new Set(rules.flatMap(({ fonctions = [] }) => fonctions))],
});

/** Admits readers who may use one of the screens: by the product route's rule if it has one, otherwise by the right. */
export function RequireAccess(props: RequireAccessProps) {
  const { schema } = useScreen();
  const rule = anyOf(props.screens.map((screen) => screenRuleOf(schema, screen)));
  return <RequireFirst {...props} rule={rule} />;
}

interface RuleProps extends Guard {
  readonly rule: AccessRule;
}

/** Checks the first screen, and the others only if that one is refused. */
function RequireFirst({ screens, ...guard }: RequireAccessProps & RuleProps) {
  const { schema } = useScreen();
  const { waiting, children } = guard;
  const [screen, ...others] = screens;
  if (!screen) return null;
  const otherwise = others.length > 0 ? <RequireFirst screens={others} {...guard} /> : undefined;
  const route = productRouteAt(routeOf(schema, screen));
  const offered = (
    <RequireOperation screen={screen} waiting={waiting} otherwise={otherwise}>
      {children}
    </RequireOperation>
  );
  return route ? (
    <RouteGuard route={route} waiting={waiting} otherwise={otherwise}>
      {offered}
    </RouteGuard>
  ) : (
    <RequireRight {...guard} screen={screen} otherwise={otherwise}>
      {offered}
    </RequireRight>
  );
}

interface OneProps extends Guard {
  readonly screen: Screen;
  /** Shown instead of redirecting to the not-authorized page. */
  readonly otherwise: ReactNode;
}

function RequireRight({ screen, rule, waiting, otherwise, children }: OneProps & RuleProps) {
  const translate = useTranslate();
  const { schema, address } = useScreen();
  const { isPending: isAuthenticating } = useAuthenticated();
  const asked = { resource: address, action: screen, enabled: !isAuthenticating };
  const { canAccess, isPending, error } = useCanAccess(asked);
  if (error || canAccess === false)
    return otherwise ?? <Refused title={translate(resourceKey(schema, 'name'), { smart_count: 2 })} rule={rule} />;
  return isAuthenticating || isPending ? waiting : children;
}

function RequireOperation({ screen, waiting, otherwise, children }: OneProps) {
  const { schema } = useScreen();
  const { isKnown, does } = useOffers();
  if (!isKnown) return waiting;
  if (does(schema, screen)) return children;
  return otherwise ?? <Navigate to={NOT_FOUND} replace />;
}
