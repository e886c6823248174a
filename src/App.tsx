import { CoreAdminContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { createBrowserRouter, Navigate, Route, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { lastRefusal, rememberRefusal } from './authProvider/refusedPage';
import { ReportOutbox } from './custom-pages/incidents/report/ReportOutbox';
import { entryAt } from './custom-pages/public/entryAt';
import { EnvironmentFlagsProvider } from './layout/menu/EnvironmentFlagsContext';
import { NotFoundPage } from './layout/errors/NotFoundPage';
import { LiveUpdates } from './layout/live/LiveUpdates';
import { LeaveApp } from './layout/LeaveApp';
import { PreferenceSync } from './layout/preferences/PreferenceSync';
import { Shell } from './layout/Shell';
import { SignedIn } from './layout/SignedIn';
import { ViewAsProvider } from './layout/viewAs/ViewAsContext';
import { createPortalRoutes } from './PortalRoutes';
import { ownScreens } from './productScreens';
import { pages } from './portal/pages';
import { portalParts } from './portalParts';
import { replacedViews } from './replacedViews';
import { preloadNextScreens } from './preloadScreens';
import { NOT_AUTHORIZED, NOT_FOUND } from './resources/routes/addresses';
import { RefusalProvider } from './resources/views/access/RefusalContext';
import { GeneratorProvider } from './resources/views/GeneratorProvider';
import { Needs } from './resources/views/Needs';
import { pageRoutes } from './resources/views/pages/pageRoutes';
import { declaredAddress } from './resources/views/reactAdmin/declaredAddress';
import { useRegistry } from './resources/views/RegistryContext';
import { resourceRoutes } from './resources/views/resourceRoutes';
import type { Environment } from './environment/environment';
import { declaredPage, refusedPage as RefusedPage } from './screens';
import type { Services } from './services';
import { AppTheme } from './theme/AppTheme';

export { preloadScreenAt } from './preloadScreens';
export { prepareApp } from './prepareApp';

interface AppProps {
  readonly environment: Environment;
  readonly services: Services;
}

/**
 * Redirects react-admin's default addresses to the declared ones, shows light pages, and sends all others to error-404.
 */
function Elsewhere() {
  const { pathname, search } = useLocation();
  const declared = declaredAddress(useRegistry(), pathname);
  if (declared !== undefined) return <Navigate to={declared + search} replace />;
  return entryAt(pathname) === 'app' ? <Navigate to={NOT_FOUND} replace state={{ from: pathname }} /> : <LeaveApp />;
}

/** The signed-in part of the product: everything but the light public pages. */
export default function App({ environment, services }: AppProps) {
  useEffect(preloadNextScreens, []);
  const { tenantName, tenantId } = environment;
  const { registry, extensions, viewAs, live, admin } = services;
  const [router] = useState(() => {
    const frame = (
      <SignedIn>
        <PreferenceSync />
        <ReportOutbox />
        <Needs extension="live">
          <LiveUpdates source={live} />
        </Needs>
        <EnvironmentFlagsProvider value={environment}>
          <Shell tenantName={tenantName} tenantId={tenantId} />
        </EnvironmentFlagsProvider>
      </SignedIn>
    );
    const PortalRoutes = createPortalRoutes(
      frame,
      [
        ...ownScreens({ tenantName, tenantId }),
        ...pageRoutes(pages, declaredPage),
        ...resourceRoutes(registry, replacedViews),
        <Route key={NOT_FOUND} path={NOT_FOUND} element={<NotFoundPage />} />,
        <Route key={NOT_AUTHORIZED} path={NOT_AUTHORIZED} element={<RefusedPage readRefusal={lastRefusal} />} />,
      ],
      <Elsewhere />,
    );
    const application = (
      <CoreAdminContext {...admin}>
        <AppTheme>
          <RefusalProvider value={rememberRefusal}>
            <ViewAsProvider value={viewAs}>
              <GeneratorProvider
                {...{ registry, extensions }}
                parts={portalParts}
                isReadOnly={viewAs.viewed !== undefined}
              >
                <PortalRoutes />
              </GeneratorProvider>
            </ViewAsProvider>
          </RefusalProvider>
        </AppTheme>
      </CoreAdminContext>
    );
    return createBrowserRouter([{ path: '*', element: application }]);
  });
  return <RouterProvider router={router} />;
}
