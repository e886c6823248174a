import { CoreAdminContext, localStorageStore } from 'ra-core';
import { useState } from 'react';
import { createBrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createAuthProvider } from './authProvider/createAuthProvider';
import type { Session } from './authProvider/session';
import { entryAt } from './custom-pages/public/entryAt';
import { createDataProvider } from './dataProvider/createDataProvider';
import { discoverExtensions } from './dataProvider/discoverExtensions';
import { createHttp } from './dataProvider/http';
import type { Environment } from './environment/environment';
import { createI18nProvider } from './i18n/provider';
import { LeaveApp } from './layout/LeaveApp';
import { createQueryClient } from './layout/queryClient';
import { Shell } from './layout/Shell';
import { SignedIn } from './layout/SignedIn';
import { assertSchemas } from './resources/check';
import { schemas } from './resources/declared';
import { createRegistry } from './resources/registry';
import { ExtensionsProvider } from './resources/views/ExtensionsContext';
import { lazyScreen } from './resources/views/lazyScreen';
import { RegistryProvider } from './resources/views/RegistryContext';
import { resourceRoutes } from './resources/views/resourceRoutes';
import type { Language } from './resources/words';
import { AppTheme } from './theme/AppTheme';

const HomePage = lazyScreen(() => import('./custom-pages/home/HomePage'));


export interface AppProps {
  readonly environment: Environment;
  readonly session: Session;
}

/** Makes everything that lives as long as the application. @throws {Error} where a declaration is wrong */
function createServices({ environment, session }: AppProps) {
  assertSchemas(schemas);
  const registry = createRegistry(schemas);
  const i18nProvider = createI18nProvider({
    registry,
    onLanguage: (language) => {
      document.documentElement.lang = language;
    },
  });
  const http = createHttp({
    apiUrl: environment.apiUrl,
    token: session.token,
    language: () => i18nProvider.getLocale() as Language,
  });
  const extensions = discoverExtensions(http, environment);
  const fetchJson = async (address: string) => (await http.json(address)).body;
  return {
    registry,
    extensions,
    admin: {
      i18nProvider,
      dataProvider: createDataProvider({ http, registry, extensions }),
      authProvider: createAuthProvider({ session, fetchJson, registry, extensions }),
      queryClient: createQueryClient(),
      store: localStorageStore(),
    },
  };
}

/** Addresses without a screen here: the light pages show themselves, and what is unknown goes to error-404 (section 2). */
function Elsewhere() {
  const { pathname } = useLocation();
  return entryAt(pathname) === 'app' ? <Navigate to="/error-404" replace /> : <LeaveApp />;
}

/** The signed-in part of the product: everything but the light public pages. */
export default function App(props: AppProps) {
  const { tenantName } = props.environment;
  const [{ registry, extensions, admin }] = useState(() => createServices(props));
  const [router] = useState(() => {
    const routes = (
      <Routes>
        <Route element={<SignedIn><Shell tenantName={tenantName} /></SignedIn>}>
          <Route path="/home" element={<HomePage tenantName={tenantName} />} />
          {resourceRoutes(registry)}
        </Route>
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    );
    const application = (
      <CoreAdminContext {...admin}>
        <AppTheme>
          <ExtensionsProvider value={extensions}>
            <RegistryProvider value={registry}>{routes}</RegistryProvider>
          </ExtensionsProvider>
        </AppTheme>
      </CoreAdminContext>
    );
    return createBrowserRouter([{ path: '*', element: application }]);
  });
  return <RouterProvider router={router} />;
}
