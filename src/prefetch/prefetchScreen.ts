import { getQuery, parseQueryFromLocation } from 'ra-core';
import { matchPath } from 'react-router';
import { fillTemplate, parametersOf, type Registry } from '../resources/registry/registry';
import { givenFilter, otherListOf } from '../resources/views/list/otherList';
import { preferredPageSizeIn } from '../resources/views/list/paging/usePreferredPageSize';
import { offersOf } from '../resources/views/access/offers';
import { markRead } from '../resources/views/page/recentReads';
import { recordKey } from '../resources/views/page/recordKey';
import { summaryQuery } from '../resources/views/show/summary/useSummary';
import { indexScreens, type ScreenAddress } from '../resources/views/screenAddresses';
import { screens } from '../screens';
import { routerPath } from '../resources/routes/routeRules';
import type { Services } from '../services';

/** An address of the portal. */
interface ScreenLocation {
  readonly pathname: string;
  readonly search: string;
}

/** Begins to read what a screen shows; never fails, since the screen itself says what goes wrong. */
export type Prefetch = (location: ScreenLocation) => Promise<void>;

interface Target extends ScreenAddress {
  /** The collection's address: `Entreprises/12/contrats`. */
  readonly address: string;
  readonly id: string;
}

const isOwn = (pathname: string): boolean =>
  Object.keys(screens).some((path) => matchPath(routerPath(path), pathname) !== null);

/** Finds the generated screen at an address; undefined where another page stands there. */
function targetFinder(registry: Registry): (pathname: string) => Target | undefined {
  const addresses = indexScreens(registry.visible);
  return (pathname) => {
    if (isOwn(pathname)) return undefined;
    for (const screen of addresses(pathname)) {
      const params = matchPath(screen.path, pathname)?.params;
      if (!params) continue;
      const { name, operations, parent } = screen.schema;
      const ids = Object.fromEntries(parametersOf(name).map((parameter) => [parameter, params[parameter] ?? '']));
      if (Object.values(ids).includes('')) continue;
      const id = params[operations.list === 'single' ? (parent?.parameter ?? '') : 'id'] ?? '';
      return { ...screen, address: fillTemplate(name, ids), id };
    }
    return undefined;
  };
}

/** Makes what reads a generated screen's data ahead, under the keys by which the screen then looks for them. */
export function createPrefetcher({ admin, registry, extensions }: Services): Prefetch {
  const { authProvider, dataProvider, queryClient, store } = admin;
  const find = targetFinder(registry);

  const readPage = ({ schema, address }: Target, search: string): Promise<void> => {
    const storeKey = otherListOf(schema)?.path ?? address;
    const { page, perPage, sort, order, filter } = getQuery({
      queryFromLocation: parseQueryFromLocation({ search }),
      params: store.getItem(`${storeKey}.listParams`, {}),
      filterDefaultValues: undefined,
      sort: schema.list.sort,
      perPage: preferredPageSizeIn(store),
    });
    const params = {
      pagination: { page, perPage },
      sort: { field: sort, order },
      filter: { ...filter, ...givenFilter(schema) },
      meta: undefined,
    };
    return queryClient.prefetchQuery({
      queryKey: [address, 'getList', params],
      queryFn: ({ signal }) => dataProvider.getList(address, { ...params, signal }),
      retry: false,
    });
  };

  const readRecord = async ({ screen, address, id }: Target): Promise<void> => {
    await queryClient.prefetchQuery({
      queryKey: recordKey(address, id),
      queryFn: async ({ signal }) => (await dataProvider.getOne(address, { id: Number(id), signal })).data as object,
      retry: false,
      // A form begins with the record as it is now.
      ...(screen === 'edit' && { staleTime: 0 }),
    });
    if (screen === 'edit') markRead(queryClient, address, id);
  };

  return async ({ pathname, search }) => {
    const target = find(pathname);
    if (!target) return;
    const { screen, schema, address, id } = target;
    const known = await extensions().catch(() => undefined);
    if (!known || !offersOf({ isKnown: true, has: (one) => known.has(one) }).reads(schema)) return;
    const isAllowed = await authProvider.canAccess?.({ resource: address, action: screen }).catch(() => false);
    if (!isAllowed) return;
    if (screen === 'list') await readPage(target, search);
    else if (screen === 'show')
      await Promise.all([
        readRecord(target),
        ...(registry.childrenOf(schema.name).some(({ internal }) => !internal)
          ? [queryClient.prefetchQuery(summaryQuery(dataProvider, address, id))]
          : []),
      ]);
    else if (screen === 'edit') await readRecord(target);
  };
}
