import { Suspense, type ReactElement, type ReactNode } from 'react';
import { Route } from 'react-router';
import { PageSkeleton } from './layout/progress/PageSkeleton';
import { routerPath } from './resources/routes/routeRules';
import { productRoutes } from './resources/schemas/routes/productRoutes';
import type { ProductRoute } from './resources/routes/productRoute';
import { RouteGuard } from './resources/views/access/RouteGuard';
import { screens, type ScreenProps } from './screens';

const guarded = (route: ProductRoute, screen: ReactNode): ReactElement => (
  <Route
    key={route.path}
    path={routerPath(route.path)}
    element={
      <RouteGuard route={route} waiting={<PageSkeleton />}>
        <Suspense fallback={<PageSkeleton />}>{screen}</Suspense>
      </RouteGuard>
    }
  />
);

const signedInRoutes = productRoutes.filter((route) => !route.public);

/** Each guarded by its own rule. They take precedence over generated screens. */
export const ownScreens = (tenant: ScreenProps): readonly ReactElement[] =>
  signedInRoutes.flatMap((route) => {
    const Screen = screens[route.path];
    return Screen ? [guarded(route, <Screen {...tenant} />)] : [];
  });
