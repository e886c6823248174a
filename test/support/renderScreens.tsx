import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, localStorageStore, useNotificationContext, type AuthProvider } from 'ra-core';
import { useMemo } from 'react';
import { createMemoryRouter, Link, RouterProvider, Routes, Route } from 'react-router-dom';
import { createI18nProvider } from '../../src/i18n/provider';
import { EXTENSIONS, type Extension } from '../../src/resources/extensions';
import type { Registry } from '../../src/resources/registry';
import { ExtensionsProvider } from '../../src/resources/views/ExtensionsContext';
import { RegistryProvider } from '../../src/resources/views/RegistryContext';
import { resourceRoutes } from '../../src/resources/views/resourceRoutes';
import { memoryDataProvider, type Tables } from './memoryDataProvider';

export interface RenderOptions {
  readonly registry: Registry;
  readonly tables: Tables;
  /** Where the browser is. */
  readonly at: string;
  readonly extensions?: readonly Extension[];
  /** Refused actions, as `delete Services`. */
  readonly denied?: readonly string[];
}

const authProvider = (denied: readonly string[]): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
  getIdentity: () => Promise.resolve({ id: 7, fullName: 'Inès Martin' }),
  canAccess: ({ action, resource }) => Promise.resolve(!denied.includes(`${action} ${resource}`)),
});

// Screens load when they are first opened: on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 8_000 });

/** Says what the application would show as messages. */
function Messages() {
  const { notifications } = useNotificationContext();
  const texts = notifications.map(({ message, notificationOptions }) => {
    const name: unknown = notificationOptions?.messageArgs?.name;
    return typeof name === 'string' ? `${String(message)} ${name}` : String(message);
  });
  return <output aria-label="messages">{texts.join(', ')}</output>;
}

/** The generated screens over records in memory, with the product's words in French and a router as in the product. */
export function renderScreens({ registry, tables, at, extensions = EXTENSIONS, denied = [] }: RenderOptions) {
  const data = memoryDataProvider(registry, tables);
  const known = new Set(extensions);
  const i18nProvider = createI18nProvider({ registry });
  const auth = authProvider(denied);

  function App() {
    const routes = useMemo(() => resourceRoutes(registry), []);
    return (
      <CoreAdminContext
        dataProvider={data.provider}
        authProvider={auth}
        i18nProvider={i18nProvider}
        store={localStorageStore()}
      >
        <RegistryProvider value={registry}>
          <ExtensionsProvider value={() => Promise.resolve(known)}>
            <Link to="/ailleurs">Ailleurs</Link>
            <Messages />
            <Routes>
              {routes}
              <Route path="*" element={<p>Autre page</p>} />
            </Routes>
          </ExtensionsProvider>
        </RegistryProvider>
      </CoreAdminContext>
    );
  }

  const router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: [at] });
  const view = render(<RouterProvider router={router} />);
  return {
    ...view,
    ...data,
    user: userEvent.setup(),
    address: () => router.state.location.pathname,
    /** What a parameter of the address holds. */
    inAddress: (name: string) => new URLSearchParams(router.state.location.search).get(name),
    go: (to: string) => router.navigate(to),
  };
}
