import type { Tables } from '../../test/support/memoryChanges';
import { render } from '@testing-library/react';
import { CoreAdminContext, memoryStore, type AuthProvider, type Store } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { memoryDataProvider } from '../../test/support/memoryDataProvider';
import { observerOfSizes } from '../../test/support/window';
import { createI18nProvider } from '../i18n/provider';
import { EXTENSIONS, type Extension } from '../resources/protocol/extensions';
import type { Registry } from '../resources/registry/registry';
import { GrantsProvider } from '../resources/views/access/useGrants';
import { ExtensionsProvider } from '../resources/views/ExtensionsContext';
import { RegistryProvider } from '../resources/views/RegistryContext';
import { AppTheme } from '../theme/AppTheme';
import { createQueryClient } from './queryClient';
import { sampleRegistry } from './sample.fixture';
import { Shell } from './Shell';

/** Stubs what jsdom lacks: a screen of known width, and scrolling. */
export function installScreen(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = /min-width:\s*(\d+)/.exec(query)?.[1];
    return {
      matches: least !== undefined && width >= Number(least),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  });
  vi.stubGlobal('scrollTo', () => undefined);
  observerOfSizes();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly listener: IntersectionObserverCallback) {}
      observe(target: Element) {
        const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
        this.listener([entry], this as unknown as IntersectionObserver);
      }
      disconnect() {}
    },
  );
}

export interface ShellOptions {
  readonly rights: readonly string[];
  readonly at?: string;
  readonly tables?: Tables;
  /** Answers to calls beyond the declarations, by address. */
  readonly answers?: Readonly<Record<string, object>>;
  readonly store?: Store;
  /** Default: all. */
  readonly extensions?: readonly Extension[];
  /** Default: small sample declarations. */
  readonly registry?: Registry;
  /** The content of every page; by default its address. */
  readonly page?: ReactNode;
}

const Address = () => <p>adresse {useLocation().pathname}</p>;

/** Renders the whole shell with records in memory, for a person with `rights`. */
export function renderShell(options: ShellOptions) {
  const {
    rights,
    at = '/home',
    tables = {},
    answers = {},
    store = memoryStore(),
    page = <Address />,
    registry = sampleRegistry,
    extensions = EXTENSIONS,
  } = options;
  const logout = vi.fn(() => new Promise<never>(() => undefined));
  const authProvider: AuthProvider = {
    login: () => Promise.resolve(),
    logout,
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve({ rights, functionCodes: [] }),
    getIdentity: () => Promise.resolve({ id: 7, fullName: 'Inès Martin' }),
  };
  const data = memoryDataProvider(registry, tables, new Set(extensions));
  for (const [address, body] of Object.entries(answers)) data.answer(address, body);
  const application = (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={data.provider}
      i18nProvider={createI18nProvider({ registry })}
      queryClient={createQueryClient()}
      store={store}
    >
      <AppTheme>
        <ExtensionsProvider value={() => Promise.resolve(new Set(extensions))}>
          <RegistryProvider value={registry}>
            <GrantsProvider>
              <Routes>
                <Route element={<Shell tenantName="Socle Nord" tenantId="nord" />}>
                  <Route path="*" element={page} />
                </Route>
              </Routes>
            </GrantsProvider>
          </RegistryProvider>
        </ExtensionsProvider>
      </AppTheme>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: application }], { initialEntries: [at] });
  return { ...render(<RouterProvider router={router} />), data, logout, store, router };
}
