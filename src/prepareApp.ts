import { applicationsQuery } from './layout/applications/useApplications';
import { prefetchOnIntent } from './prefetch/prefetchOnIntent';
import { createPrefetcher } from './prefetch/prefetchScreen';
import { schemas } from './portal/declared';
import { preloadScreenAt } from './preloadScreens';
import { PREFERENCES_KEY, preferencesQuery } from './resources/views/access/usePreferences';
import { within } from './resources/views/within';
import type { Preference } from './resources/access/heldChecks';
import { LANGUAGES } from './resources/language/words';
import { createServices, type ServiceOptions, type Services } from './services';

/** Milliseconds that the first page waits for its code and rows before it renders placeholders. */
const PATIENCE = 400;

/** Fills react-admin's cache with answers that have arrived, so that the first page renders only once. */
async function fillCache({ admin, extensions }: Services): Promise<void> {
  const { authProvider, dataProvider, queryClient } = admin;
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  await Promise.all([
    queryClient.prefetchQuery({ queryKey: ['extensions'], queryFn: extensions, staleTime: Infinity }),
    queryClient.prefetchQuery({
      queryKey: ['auth', 'getPermissions', {}],
      queryFn: () => authProvider.getPermissions?.({}),
    }),
    queryClient.prefetchQuery({ queryKey: ['auth', 'getIdentity'], queryFn: () => authProvider.getIdentity?.() }),
    queryClient.prefetchQuery(preferencesQuery(dataProvider)),
    queryClient.prefetchQuery(applicationsQuery(dataProvider.call)),
  ]);
}

/** Key under which react-admin stores the language. */
const LOCALE = 'locale';

/** Sets the reader's language before the first render: a later change would remount every component in use. */
async function speakLanguage({ i18nProvider, queryClient, store }: Services['admin']): Promise<void> {
  const stored = queryClient.getQueryData<readonly Preference[]>(PREFERENCES_KEY);
  const wanted: unknown = stored?.find(({ nom }) => nom === 'langue')?.valeur ?? store.getItem(LOCALE);
  const language = LANGUAGES.find((one) => one === wanted);
  if (!language || language === i18nProvider.getLocale()) return;
  await i18nProvider.changeLocale(language);
  store.setItem(LOCALE, language);
}

/**
 * Creates the application's services, and fetches the data of the first screen while its code loads.
 * @throws {Error} if a declaration is wrong
 */
export async function prepareApp(options: ServiceOptions): Promise<Services> {
  // In production the server checks declarations at start, so the browser need not.
  if (import.meta.env.DEV) (await import('./resources/check/check')).assertSchemas(schemas);
  const services = createServices(options);
  const prefetch = createPrefetcher(services);
  prefetchOnIntent({ code: preloadScreenAt, data: prefetch });
  const { pathname, search } = window.location;
  const code = preloadScreenAt(pathname);
  const data = prefetch({ pathname, search });
  // Without early answers, the frame renders first and all requests run in parallel.
  if (await options.answers) {
    // If messages fail to load, the page stays in French; react-admin retries and reports the error.
    const known = fillCache(services).then(() => speakLanguage(services.admin).catch(() => undefined));
    await Promise.all([known, within(PATIENCE, Promise.all([code, data]))]);
  }
  return services;
}
