import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, HttpError, memoryStore, type AuthProvider, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { memoryDataProvider } from './memoryDataProvider';
import { createI18nProvider } from '../../src/i18n/provider';
import { createQueryClient } from '../../src/layout/queryClient';
import { EXTENSIONS, type Extension } from '../../src/resources/extensions';
import { createRegistry } from '../../src/resources/registry';
import { Droits, Fonctions, Profils } from '../../src/resources/schemas/acces';
import { ExtensionsProvider } from '../../src/resources/views/ExtensionsContext';
import { RegistryProvider } from '../../src/resources/views/RegistryContext';
import { AppTheme } from '../../src/theme/AppTheme';
import type { ApiCall } from '../../src/custom-pages/access/api/useCall';

const registry = createRegistry([Droits, Fonctions, Profils]);
const FLAGS = ['read', 'create', 'update', 'admin'];

/** Answers calls that no declaration makes; an HttpError is thrown. */
export type Answers = (line: string, call: ApiCall) => unknown;

export interface AccessPageOptions {
  readonly page: ReactNode;
  readonly answers?: Answers;
  readonly extensions?: readonly Extension[];
  readonly rights?: readonly string[];
  readonly at?: string;
  readonly functionCount?: number;
  readonly rightCount?: number;
}

/** A window of 1000 x 600, which jsdom does not have, so that the matrix draws what such a window shows. */
export function installWindow(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

configure({ asyncUtilTimeout: 8_000 });

/** Renders a page about rights over functions and rights in memory; function 1 reads right 1. */
export function renderAccessPage(options: AccessPageOptions) {
  const {
    page,
    answers = () => null,
    extensions = EXTENSIONS,
    rights,
    at = '/',
    functionCount = 3,
    rightCount = 5,
  } = options;
  const data = memoryDataProvider(registry, {
    Fonctions: numbered(functionCount).map((id) => ({
      id,
      code: `F${id}`,
      libelle: `Fonction ${id}`,
      actif: true,
      droits: id === 1 ? [{ droitId: 1, flag: 'read' }] : [],
    })),
    Droits: numbered(rightCount).map((id) => ({
      id,
      code: `DROIT_${String(id).padStart(3, '0')}`,
      libelle: `Droit ${id}`,
      flags: id === 2 ? ['read'] : FLAGS,
      actif: true,
    })),
  });
  const lines: string[] = [];
  const call = async (address: string, given: ApiCall = {}) => {
    const line = `${given.method ?? 'GET'} ${address}`;
    lines.push(line);
    const answer = answers(line, given);
    if (answer instanceof HttpError) throw answer;
    return answer;
  };
  const dataProvider: DataProvider = { ...data.provider, call };
  const authProvider: AuthProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () =>
      Promise.resolve({ rights: rights ?? ['FONCTIONS:admin', 'IDENTITES:admin', 'ACL:read'], fonctions: [] }),
    getIdentity: () => Promise.resolve({ id: 1, fullName: 'Claire Marchand' }),
    canAccess: () => Promise.resolve(true),
  };
  const known = new Set(extensions);
  const application = (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={createI18nProvider({ registry })}
      queryClient={createQueryClient()}
      store={memoryStore()}
    >
      <AppTheme>
        <ExtensionsProvider value={() => Promise.resolve(known)}>
          <RegistryProvider value={registry}>{page}</RegistryProvider>
        </ExtensionsProvider>
      </AppTheme>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: application }], { initialEntries: [at] });
  return { ...render(<RouterProvider router={router} />), data, lines, user: userEvent.setup(), router };
}
