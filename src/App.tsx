import { CoreAdminContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { createBrowserRouter, Navigate, Route, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { rememberRefusal } from './authProvider/refusal';
import { ReportOutbox } from './custom-pages/incidents/report/ReportOutbox';
import { PinButton } from './custom-pages/home/PinButton';
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
import { preloadNextScreens } from './preloadScreens';
import { listPanels } from './listPanels';
import { recordEditors, recordPanels } from './recordPanels';
import { NOT_FOUND } from './resources/routes/addresses';
import { ReadOnlyProvider } from './resources/views/access/ReadOnlyContext';
import { RefusalProvider } from './resources/views/access/RefusalContext';
import { ExtensionsProvider } from './resources/views/ExtensionsContext';
import { RegistryProvider } from './resources/views/RegistryContext';
import { ListPanelProvider } from './resources/views/list/ListPanelContext';
import { resourceRoutes } from './resources/views/resourceRoutes';
import { RecordActionProvider } from './resources/views/show/RecordActionContext';
import { RecordEditorProvider } from './resources/views/form/RecordEditorContext';
import { RecordPanelProvider } from './resources/views/show/RecordPanelContext';
import type { Environment } from './environment/environment';
import type { Services } from './services';
import { AppTheme } from './theme/AppTheme';

export { preloadScreenAt } from './preloadScreens';
export { prepareApp } from './prepareApp';

interface AppProps {
  readonly environment: Environment;
  readonly services: Services;
}

/** Addresses without a screen here: the light pages show themselves; what is unknown goes to error-404 (section 2). */
function Elsewhere() {
  const { pathname } = useLocation();
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
        <LiveUpdates source={live} />
        <EnvironmentFlagsProvider value={environment}>
          <Shell tenantName={tenantName} tenantId={tenantId} />
        </EnvironmentFlagsProvider>
      </SignedIn>
    );
    const PortalRoutes = createPortalRoutes(
      frame,
      [
        ...ownScreens({ tenantName, tenantId }),
        ...resourceRoutes(registry),
        <Route key={NOT_FOUND} path={NOT_FOUND} element={<NotFoundPage />} />,
      ],
      <Elsewhere />,
    );
    const application = (
      <CoreAdminContext {...admin}>
        <AppTheme>
          <ExtensionsProvider value={extensions}>
            <RefusalProvider value={rememberRefusal}>
              <RegistryProvider value={registry}>
                <RecordPanelProvider value={recordPanels}>
                  <RecordEditorProvider value={recordEditors}>
                    <RecordActionProvider value={PinButton}>
                      <ListPanelProvider value={listPanels}>
                        <ViewAsProvider value={viewAs}>
                          <ReadOnlyProvider value={viewAs.viewed !== undefined}>
                            <PortalRoutes />
                          </ReadOnlyProvider>
                        </ViewAsProvider>
                      </ListPanelProvider>
                    </RecordActionProvider>
                  </RecordEditorProvider>
                </RecordPanelProvider>
              </RegistryProvider>
            </RefusalProvider>
          </ExtensionsProvider>
        </AppTheme>
      </CoreAdminContext>
    );
    return createBrowserRouter([{ path: '*', element: application }]);
  });
  return <RouterProvider router={router} />;
}
