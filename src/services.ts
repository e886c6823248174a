import type { QueryClient } from '@tanstack/react-query';
import { localStorageStore } from 'ra-core';
import { createAuthProvider } from './authProvider/createAuthProvider';
import { answerAccessAtOnce } from './authProvider/knownAccess';
import { rememberOfPerson } from './authProvider/person';
import { viewedPerson } from './authProvider/viewAs';
import type { Session } from './authProvider/session';
import type { EarlyAnswers } from './visit/firstCalls';
import { answerFirst, type FirstReading } from './dataProvider/answerFirst';
import { answerOnce } from './dataProvider/answerOnce';
import { createDataProvider } from './dataProvider/createDataProvider';
import { discoverExtensions } from './dataProvider/discoverExtensions';
import { createHttp } from './dataProvider/http';
import type { EventsOptions } from './dataProvider/live/openEvents';
import { keepTagged } from './dataProvider/keepTagged';
import type { Environment } from './environment/environment';
import { openAddress, rememberFirstReading } from './visit/firstReading';
import { createI18nProvider } from './i18n/provider';
import { storeWithLanguage } from './i18n/storeWithLanguage';
import { addressedStore } from './resources/views/list/state/addressedStore';
import { createQueryClient } from './layout/queryClient';
import type { Grants } from './resources/access/access';
import { schemas } from './portal/declared';
import { extensionCallOf } from './portal/extensionCalls';
import { createRegistry } from './resources/registry/registry';
import { PREFERENCES_KEY } from './resources/views/access/usePreferences';
import type { Language } from './resources/language/words';
import { createViewAs } from './viewAsServices';

/** Mirrors the preferences in local storage when they are read or changed (section 9 of the specification). */
function keepPreferences(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey[0] === PREFERENCES_KEY[0] && query.state.data !== undefined)
      rememberOfPerson('preferences', query.state.data);
  });
}

export interface ServiceOptions {
  readonly environment: Environment;
  readonly session: Session;
  /** Answers to requests sent before the application loaded, by address; never rejects. */
  readonly answers: Promise<EarlyAnswers | undefined>;
  /** The first request of this address; never rejects. */
  readonly first: Promise<FirstReading | undefined>;
}

export type Services = ReturnType<typeof createServices>;

/** Creates the services that live as long as the application. */
export function createServices({ environment, session, answers, first }: ServiceOptions) {
  const registry = createRegistry(schemas);
  const i18nProvider = createI18nProvider({
    registry,
    onLanguage: (language) => {
      document.documentElement.lang = language;
    },
  });
  // Fixed for the life of this page: a request in flight while a view begins or ends belongs to the person before.
  const viewed = viewedPerson();
  const calls = { apiUrl: environment.apiUrl, token: session.token, viewedAs: () => viewed?.id };
  const direct = keepTagged(createHttp({ ...calls, language: () => i18nProvider.getLocale() as Language }));
  const opened = openAddress();
  const http = answerOnce(
    answerFirst(direct, first, (reading) => rememberFirstReading(opened, reading)),
    answers,
  );
  const extensions = discoverExtensions(http, environment);
  const fetchJson = async (address: string) => (await http.json(address)).body;
  const authProvider = createAuthProvider({ session, fetchJson, registry, extensions });
  const held = async () => (await authProvider.getPermissions?.({})) as Grants;
  const queryClient = createQueryClient();
  // The authProvider has dropped its rights by now; refetch what depends on them (section 4 of the specification).
  session.onRenewed(() => void queryClient.invalidateQueries({ queryKey: ['auth'] }));
  keepPreferences(queryClient);
  answerAccessAtOnce(queryClient, registry);
  return {
    registry,
    extensions,
    viewAs: createViewAs(http),
    live: {
      name: () => [session.user()?.id, viewed?.id].join(' '),
      open: async (options: EventsOptions) =>
        (await import('./dataProvider/live/openEvents')).openEvents(calls, options),
    },
    admin: {
      i18nProvider,
      dataProvider: createDataProvider({
        http,
        registry,
        extensions,
        adapter: environment.adapter,
        held,
        extensionCallOf,
      }),
      authProvider,
      queryClient,
      store: addressedStore(storeWithLanguage(localStorageStore(), i18nProvider)),
    },
  };
}
