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

/** How long the first page waits for its code and its rows, in milliseconds: then it is drawn with place holders. */
const PATIENCE = 400;

/** Puts what has been answered already where the screens look for it: a page that is drawn without is drawn twice. */
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

/** Where react-admin keeps the language that is shown. */
const LOCALE = 'locale';

/**
 * Speaks the reader's language before anything is drawn: a language that arrives later mounts every component anew, under
 * the hands of a reader who clicks meanwhile.
 */
async function speakLanguage({ i18nProvider, queryClient, store }: Services['admin']): Promise<void> {
  const stored = queryClient.getQueryData<readonly Preference[]>(PREFERENCES_KEY);
  const wanted: unknown = stored?.find(({ nom }) => nom === 'langue')?.valeur ?? store.getItem(LOCALE);
  const language = LANGUAGES.find((one) => one === wanted);
  if (!language || language === i18nProvider.getLocale()) return;
  await i18nProvider.changeLocale(language);
  store.setItem(LOCALE, language);
}

/**
 * Makes the application's services, and asks for the data of the first screen while its code loads.
 *
 * @throws {Error} where a declaration is wrong
 */
export async function prepareApp(options: ServiceOptions): Promise<Services> {
  // The server checks them whenever it starts, and the tests do; a browser would check the same ones once more.
  if (import.meta.env.DEV) (await import('./resources/check/check')).assertSchemas(schemas);
  const services = createServices(options);
  const prefetch = createPrefetcher(services);
  prefetchOnIntent({ code: preloadScreenAt, data: prefetch });
  const { pathname, search } = window.location;
  const code = preloadScreenAt(pathname);
  const data = prefetch({ pathname, search });
  // Where nothing is known beforehand, the frame is drawn first, and everything is asked for side by side.
  if (await options.answers) {
    // Words that do not load leave the page in French; react-admin asks for them again, and says what went wrong.
    const known = fillCache(services).then(() => speakLanguage(services.admin).catch(() => undefined));
    await Promise.all([known, within(PATIENCE, Promise.all([code, data]))]);
  }
  return services;
}
