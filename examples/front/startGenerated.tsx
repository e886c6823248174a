import { localStorageStore, type AuthProvider } from 'ra-core';
import { createRoot } from 'react-dom/client';
import { createDataProvider } from '../../src/dataProvider/createDataProvider';
import { discoverExtensions, type ExtensionSource } from '../../src/dataProvider/discoverExtensions';
import { createHttp } from '../../src/dataProvider/http';
import type { TokenSource } from '../../src/dataProvider/httpTypes';
import type { Environment } from '../../src/environment/environment';
import { createI18nProvider } from '../../src/i18n/provider';
import { createQueryClient } from '../../src/layout/queryClient';
import type { Language } from '../../src/resources/language/words';
import type { PageOptions } from '../../src/resources/definePage';
import type { Registry } from '../../src/resources/registry/registry';
import { GeneratedApp } from './GeneratedApp';

interface StartOptions {
  readonly title: string;
  readonly home: string;
  readonly registry: Registry;
  /** Declared pages. */
  readonly pages?: readonly PageOptions[];
  readonly environment: Pick<Environment, 'apiUrl' | 'adapter' | 'extensions'>;
  readonly token?: TokenSource;
  /** Creates the auth provider; without one, everyone may do everything. */
  readonly authProvider?: (
    fetchJson: (address: string) => Promise<unknown>,
    extensions: ExtensionSource,
  ) => AuthProvider;
}

export function startGenerated(options: StartOptions): void {
  const { title, home, registry, pages = [], environment, token, authProvider } = options;
  const i18nProvider = createI18nProvider({
    registry,
    onLanguage: (language) => {
      document.documentElement.lang = language;
    },
  });
  const http = createHttp({
    apiUrl: environment.apiUrl,
    token: token ?? (() => Promise.resolve(undefined)),
    language: () => i18nProvider.getLocale() as Language,
  });
  const extensions = discoverExtensions(http, environment);
  const fetchJson = async (address: string) => (await http.json(address)).body;
  const admin = {
    dataProvider: createDataProvider({ http, registry, extensions, adapter: environment.adapter }),
    i18nProvider,
    queryClient: createQueryClient(),
    store: localStorageStore(),
    ...(authProvider && { authProvider: authProvider(fetchJson, extensions) }),
  };
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<GeneratedApp {...{ title, home, registry, pages, extensions, admin }} />);
}
