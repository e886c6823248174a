import type { Tables } from './memoryChanges';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, HttpError, memoryStore, type AuthProvider, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Call } from '../../src/dataProvider/httpTypes';
import { offeredCalls } from '../../src/dataProvider/offeredCalls';
import { createI18nProvider } from '../../src/i18n/provider';
import { Notifications } from '../../src/layout/notifications/Notifications';
import { createQueryClient } from '../../src/layout/queryClient';
import { extensionCallOf } from '../../src/portal/extensionCalls';
import { EXTENSIONS, type Extension } from '../../src/resources/protocol/extensions';
import type { Registry } from '../../src/resources/registry/registry';
import { GrantsProvider } from '../../src/resources/views/access/useGrants';
import { ExtensionsProvider } from '../../src/resources/views/ExtensionsContext';
import { RegistryProvider } from '../../src/resources/views/RegistryContext';
import type { ApiCall } from '../../src/resources/views/useCall';
import { AppTheme } from '../../src/theme/AppTheme';
import { memoryDataProvider } from './memoryDataProvider';

/** Responses for `GET address` lines that no declaration describes; a returned HttpError is thrown. */
export type Answers = (line: string, call: ApiCall) => unknown;

export interface PageOptions {
  readonly page: ReactNode;
  readonly registry: Registry;
  readonly tables: Tables;
  readonly rights: readonly string[];
  readonly answers?: Answers | undefined;
  readonly extensions?: readonly Extension[] | undefined;
  readonly at?: string | undefined;
  /** Overrides of the data provider over records in memory. */
  readonly calls?: Partial<DataProvider>;
  /** What the reader's browser keeps, by key. */
  readonly stored?: Readonly<Record<string, unknown>>;
}

const authProvider = (rights: readonly string[]): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve({ rights, fonctions: [] }),
  getIdentity: () => Promise.resolve({ id: 1, fullName: 'Claire Marchand' }),
  canAccess: () => Promise.resolve(true),
});

/** Renders a page over records in memory, with the theme, translations and notifications of the product. */
export function renderPage(options: PageOptions) {
  const {
    page,
    registry,
    tables,
    rights,
    answers = () => null,
    extensions = EXTENSIONS,
    at = '/',
    calls,
    stored,
  } = options;
  const known = new Set(extensions);
  const data = memoryDataProvider(registry, tables, known);
  const lines: string[] = [];
  const make = async (address: string, given: Call = {}) => {
    const line = `${given.method ?? 'GET'} ${address}`;
    lines.push(line);
    const answer = answers(line, given as ApiCall);
    if (answer instanceof HttpError) throw answer;
    return answer;
  };
  const dataProvider: DataProvider = {
    ...data.provider,
    call: offeredCalls(make, () => Promise.resolve(known), extensionCallOf),
    ...calls,
  };
  const application = (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider(rights)}
      i18nProvider={createI18nProvider({ registry })}
      queryClient={createQueryClient()}
      store={memoryStore({ ...stored })}
    >
      <AppTheme>
        <ExtensionsProvider value={() => Promise.resolve(known)}>
          <RegistryProvider value={registry}>
            <GrantsProvider>
              {page}
              <Notifications />
            </GrantsProvider>
          </RegistryProvider>
        </ExtensionsProvider>
      </AppTheme>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: application }], { initialEntries: [at] });
  return { ...render(<RouterProvider router={router} />), data, lines, user: userEvent.setup(), router };
}
