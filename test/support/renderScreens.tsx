import type { Tables } from './memoryChanges';
import { render } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, localStorageStore, useNotificationContext, type AuthProvider } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider, Routes, Route } from 'react-router-dom';
import type { Grants } from '../../src/resources/access/access';
import { createI18nProvider } from '../../src/i18n/provider';
import { isWorthRetrying } from '../../src/layout/queryClient';
import { EXTENSIONS, type Extension } from '../../src/resources/protocol/extensions';
import type { Registry } from '../../src/resources/registry/registry';
import { GeneratorProvider } from '../../src/resources/views/GeneratorProvider';
import type { Replacements } from '../../src/resources/views/reactAdmin/ReplacementContext';
import { resourceRoutes } from '../../src/resources/views/resourceRoutes';
import type { RecordPanels } from '../../src/resources/views/show/RecordPanelContext';
import { memoryDataProvider } from './memoryDataProvider';

export interface RenderOptions {
  readonly registry: Registry;
  readonly tables: Tables;
  readonly at: string;
  readonly extensions?: readonly Extension[];
  /** Denied actions, such as `delete Services`. */
  readonly denied?: readonly string[];
  readonly held?: Grants;
  /** An element beside the screens, such as a separately tested dialog. */
  readonly beside?: ReactNode;
  /** A query client that caches as the product does; react-admin's defaults otherwise. */
  readonly queryClient?: QueryClient;
  readonly panels?: RecordPanels;
  readonly replaced?: Replacements;
  /** Views the portal as another person, read-only. */
  readonly isReadOnly?: boolean;
}

const authProvider = (denied: readonly string[], held?: Grants): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(held),
  getIdentity: () => Promise.resolve({ id: 7, fullName: 'Inès Martin' }),
  canAccess: ({ action, resource }) => Promise.resolve(!denied.includes(`${action} ${resource}`)),
});

function Messages() {
  const { notifications } = useNotificationContext();
  const texts = notifications.map(({ message, notificationOptions }) => {
    const name: unknown = notificationOptions?.messageArgs?.name;
    return typeof name === 'string' ? `${String(message)} ${name}` : String(message);
  });
  return <output aria-label="messages">{texts.join(', ')}</output>;
}

/** All extensions; saved views only if the declarations include their resource. */
const extensionsOf = ({ schemas }: Registry): readonly Extension[] =>
  EXTENSIONS.filter((name) => name !== 'savedViews' || schemas.some((schema) => schema.name === 'Vues'));

/** Nothing counts as fresh, react-query's default; denied requests are not retried, as in the product. */
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: (failures, error) => failures < 2 && isWorthRetrying(error) } },
  });

/** Renders the generated screens over records in memory, with the product's French translations and router. */
export function renderScreens({
  registry,
  tables,
  at,
  extensions = extensionsOf(registry),
  denied = [],
  held,
  beside,
  queryClient,
  panels = {},
  replaced = {},
  isReadOnly = false,
}: RenderOptions) {
  const known = new Set(extensions);
  const data = memoryDataProvider(registry, tables, known);
  const i18nProvider = createI18nProvider({ registry });
  const auth = authProvider(denied, held);
  const client = queryClient ?? newQueryClient();

  function App() {
    const routes = useMemo(() => resourceRoutes(registry, replaced), []);
    return (
      <CoreAdminContext
        dataProvider={data.provider}
        queryClient={client}
        authProvider={auth}
        i18nProvider={i18nProvider}
        store={localStorageStore()}
      >
        <GeneratorProvider
          registry={registry}
          extensions={() => Promise.resolve(known)}
          parts={{ recordPanels: panels, replaced }}
          isReadOnly={isReadOnly}
        >
          <Link to="/ailleurs">Ailleurs</Link>
          <Messages />
          {beside}
          <Routes>
            {routes}
            <Route path="*" element={<p>Autre page</p>} />
          </Routes>
        </GeneratorProvider>
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
    inAddress: (name: string) => new URLSearchParams(router.state.location.search).get(name),
    /** Calls back on each change of the address, before React renders. */
    onAddress: (listener: () => void) => {
      let known = router.state.location;
      router.subscribe(({ location }) => {
        const isOther = location !== known;
        known = location;
        if (isOther) queueMicrotask(listener);
      });
    },
    go: (to: string | number, options?: { readonly state: unknown }) =>
      typeof to === 'number' ? router.navigate(to) : router.navigate(to, options),
  };
}
