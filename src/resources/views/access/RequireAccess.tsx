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
  /** Shown until it is known. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

export interface RequireAccessProps extends Guard {
  /** Those of which one has to be allowed. */
  readonly screens: readonly Screen[];
}

/** What any of several rules asks for, in the words of a refusal. */
const anyOf = (rules: readonly AccessRule[]): AccessRule => ({
  rights: [...new Set(rules.flatMap(({ rights = [] }) => rights))],
  fonctions: [...new Set(rules.flatMap(({ fonctions = [] }) => fonctions))],
});

/** Lets in readers who may use one of the screens: by the rule of the product's route where it stands at one, else by the right. */
export function RequireAccess(props: RequireAccessProps) {
  const { schema } = useScreen();
  const rule = anyOf(props.screens.map((screen) => screenRuleOf(schema, screen)));
  return <RequireFirst {...props} rule={rule} />;
}

interface RuleProps extends Guard {
  /** What is said to be needed, where none is allowed. */
  readonly rule: AccessRule;
}

/** Asks for the first of the screens, and only where that is not to be had for the others. */
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
  /** Shown to whom it is not for, in the place of another page. */
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

/** error-404 where this API lacks the operation behind the screen. */
function RequireOperation({ screen, waiting, otherwise, children }: OneProps) {
  const { schema } = useScreen();
  const { isKnown, does } = useOffers();
  if (!isKnown) return waiting;
  if (does(schema, screen)) return children;
  return otherwise ?? <Navigate to={NOT_FOUND} replace />;
}
