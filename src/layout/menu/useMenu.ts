import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { pathOf } from '../../resources/registry/paths';
import { FichesIncident } from '../../resources/schemas/incidents';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { useOffers } from '../../resources/views/access/useOffers';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useApplications } from '../applications/useApplications';
import { useGrants } from '../../resources/views/access/useGrants';
import { useEnvironmentFlags } from './EnvironmentFlagsContext';
import { flaggedEntries } from './flaggedEntries';
import { useInbox } from '../inbox/useInbox';
import { WAITING_PAGE } from '../inbox/waitingKinds';
import { useIncidentCount } from './useIncidentCount';
import { APPLICATION_GROUP, menuTree, type MenuSection } from './menuTree';

/** Pages of incidents; the count goes to the first one in the reader's menu. */
const INCIDENT_PAGES = [pathOf(FichesIncident, 'list'), '/mes-signalements'] as const;

/** Pages where what waits is decided; months are decided in the plan, whose entry is about more. */
const DECIDED = ['plans', 'records', 'fastt'] as const;

type Counts = Readonly<Record<string, number>>;

/** Adds the numbers of what waits to the entries of their pages. */
function withCounts(sections: readonly MenuSection[], incidents: number, waiting: Counts): readonly MenuSection[] {
  const paths = sections.flatMap(({ links }) => links.map(({ path }) => path));
  const at = INCIDENT_PAGES.find((path) => paths.includes(path));
  const counts = new Map([
    ...DECIDED.map((kind) => [WAITING_PAGE[kind], waiting[kind] ?? 0] as const),
    ...(at === undefined ? [] : [[at, incidents] as const]),
  ]);
  return sections.map((section) => ({
    ...section,
    links: section.links.map((link) => {
      const count = counts.get(link.path) ?? 0;
      return count > 0 ? { ...link, count } : link;
    }),
  }));
}

/** Undefined until the reader's rights are known. */
export function useMenu(): readonly MenuSection[] | undefined {
  const { visible } = useRegistry();
  const offers = useOffers();
  const { held } = useGrants();
  const flags = useEnvironmentFlags();
  const [language] = useLanguage();
  const translate = useTranslate();
  const applications = useApplications();
  const incidents = useIncidentCount();
  const { waiting } = useInbox();
  const pages = useMemo(() => {
    // Hide resources that this API does not support.
    const offered = offers.isKnown ? visible.filter(offers.shows) : visible;
    const { schemas, routes } = flaggedEntries(offered, productRoutes, flags);
    return held && withCounts(menuTree(schemas, routes, held, language), incidents, waiting);
  }, [visible, offers, flags, held, language, incidents, waiting]);
  return useMemo(() => {
    if (!pages || applications.length === 0) return pages;
    const links = applications.map(({ code, adresse }) => ({
      path: adresse,
      label: translate(`shell.applications.${code}`),
      icon: 'application' as const,
      isElsewhere: true,
    }));
    return [...pages, { group: APPLICATION_GROUP, label: translate('shell.applications.title'), links }];
  }, [pages, applications, translate]);
}
