import { withLateWords } from './i18n/lateWords';
import { withEveryLanguage } from './resources/language/declaredWords/loadLanguage';
import { CHANGELOGS, PREFERENCES, PROFILE } from './resources/routes/addresses';
import { lazyScreen, type LazyScreen } from './resources/views/lazyScreen';
import { withInputs } from './resources/views/withInputs';

export const declaredPage = lazyScreen(() => withLateWords(import('./resources/views/pages/DeclaredPage')));

export const refusedPage = lazyScreen(() => withLateWords(import('./layout/errors/RefusedPage')));

const statisticsPage = lazyScreen(() => withLateWords(import('./custom-pages/statistics/StatisticsPage')));

export interface ScreenProps {
  readonly tenantName: string;
  readonly tenantId: string;
}

/** The hand-written screens, by route address; each loads when it is first opened. */
export const screens: Readonly<Record<string, LazyScreen<ScreenProps>>> = {
  '/home': lazyScreen(() => import('./HomeScreen')),
  '/admin/autorisations': lazyScreen(() => withLateWords(import('./custom-pages/access/matrix/AuthorisationsPage'))),
  '/access-control': lazyScreen(() => withLateWords(import('./custom-pages/access/identities/AccessControlPage'))),
  '/demandes-modifications-plannings': lazyScreen(() => withLateWords(import('./planning/requests/RequestsPage'))),
  '/plannings': lazyScreen(() => withLateWords(import('./planning/page/PlanningPage'))),
  '/export-planning-adherent': lazyScreen(() => withLateWords(import('./planning/exports/page/ExportPage'))),
  [CHANGELOGS]: lazyScreen(() => import('./custom-pages/changelogs/NewsPage')),
  '/admin/envois': lazyScreen(() => withLateWords(import('./custom-pages/outbox/DeliveriesPage'))),
  '/admin/ressources': lazyScreen(() => withEveryLanguage(import('./custom-pages/explorer/ExplorerPage'))),
  '/trombinoscope': lazyScreen(() => withLateWords(import('./custom-pages/people/directory/DirectoryPage'))),
  // Load all of its inputs first: the form has to work offline.
  '/fiches-incident-create': lazyScreen(() => withInputs(import('./custom-pages/incidents/report/ReportPage'))),
  '/demandes-modifications': lazyScreen(() =>
    withLateWords(import('./custom-pages/people/requests/ChangeRequestsPage')),
  ),
  '/statistiques-generales': statisticsPage,
  '/statistiques-crl': statisticsPage,
  '/statistiques-dossiers-instruits': statisticsPage,
  '/statistiques-accompagnement-collectif': statisticsPage,
  '/fiches-incident/statistiques': statisticsPage,
  [PREFERENCES]: lazyScreen(() => import('./custom-pages/preferences/PreferencesPage')),
  '/docs/design': lazyScreen(() => import('./custom-pages/design/DesignPage')),
  [PROFILE]: lazyScreen(() => withLateWords(import('./custom-pages/profile/ProfilePage'))),
};
