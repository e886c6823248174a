import { applicationsQuery } from './layout/applications/useApplications';
import { prefetchOnIntent } from './prefetch/prefetchOnIntent';
import { createPrefetcher } from './prefetch/prefetchScreen';
import { preloadScreenAt } from './preloadScreens';
import { preferencesQuery } from './resources/views/access/usePreferences';
import { createServices, type ServiceOptions, type Services } from './services';

/** How long the first page waits for its code and its rows, in milliseconds: then it is drawn with place holders. */
const PATIENCE = 400;

const within = (limit: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, limit))]);

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

/**
 * Makes the application's services, and asks for the data of the first screen while its code loads.
 *
 * @throws {Error} where a declaration is wrong
 */
export async function prepareApp(options: ServiceOptions): Promise<Services> {
  const services = createServices(options);
  const prefetch = createPrefetcher(services);
  prefetchOnIntent(prefetch);
  const { pathname, search } = window.location;
  const code = preloadScreenAt(pathname);
  const data = prefetch({ pathname, search });
  // Where nothing is known beforehand, the frame is drawn first, and everything is asked for side by side.
  if (options.answers) await Promise.all([fillCache(services), within(PATIENCE, Promise.all([code, data]))]);
  return services;
}
