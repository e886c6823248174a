import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useRef, useState, type CSSProperties } from 'react';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router';
import { AlertHost } from './alerts/AlertHost';
import { TopBar } from './bar/TopBar';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { BAR_GAP, BAR_HEIGHT, MENU_WIDTH } from './measures';
import { KeysHost } from './keys/KeysHost';
import { MenuAside } from './menu/MenuAside';
import { useHasRail } from './menu/useHasRail';
import { NoticeDialogProvider } from './notices/NoticeDialogProvider';
import { Notifications } from './notifications/Notifications';
import { BottomBanners } from './offline/BottomBanners';
import { OpinionProvider } from './opinion/OpinionProvider';
import { PaletteHost } from './palette/PaletteHost';
import { useBarStyle, useMenuPlace } from './preferences/preferences';
import { productRouteOf } from '../resources/routes/routeRules';
import { ExpectedRoomContext } from '../resources/views/list/table/ExpectedRoomContext';
import { HintHost } from '../resources/views/page/HintHost';
import { lazyScreen } from '../resources/views/lazyScreen';
import { PageSkeleton } from './progress/PageSkeleton';
import { ScrollToTop } from './ScrollToTop';
import { CONTENT_ID, SkipLink } from './SkipLink';
import { documentOpening, openAtTop } from './openAtTop';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { useExpectedRoom } from './useExpectedRoom';
import { useIsWide } from './useIsWide';
import { RecordVisits } from './visits/RecordVisits';
import { adoptFont } from '../theme/keepFont';
import { useGrants } from '../resources/views/access/useGrants';

// Only for readers who chose the menu at the top.
const MenuBar = lazyScreen<object>(() => import('./menu/MenuBar').then((module) => ({ default: module.MenuBar })));

// Only beside the plan.
const MenuRail = lazyScreen<{ readonly tenantName: string }>(() =>
  import('./menu/MenuRail').then((module) => ({ default: module.MenuRail })),
);

/** The frame of every signed-in page: app bar, menu (beside, above or in a drawer), content, notifications, palette. */
export function Shell({ tenantName, tenantId }: { readonly tenantName: string; readonly tenantId: string }) {
  const location = useLocation();
  const { pathname } = location;
  // Before `ScrollRestoration` reads the places.
  useState(() => openAtTop(scrollKey(location), documentOpening()));
  const [place] = useMenuPlace();
  // Routes with the hidden layout use the whole window, and render the menu's drawer themselves, unless a rail has room.
  const bare = productRouteOf(pathname)?.layout === 'hidden';
  const wide = useIsWide() && !bare;
  const hasRail = useHasRail() && bare;
  const room = useExpectedRoom(wide && place === 'aside');
  const [barStyle] = useBarStyle();
  const reach = bare ? 0 : BAR_HEIGHT + (barStyle === 'floating' ? BAR_GAP : 0);
  // A floating bar stands over the content alone, so that the menu has the whole height.
  const isBesideMenu = wide && place === 'aside' && barStyle === 'floating';
  const bar = !bare && <TopBar {...{ tenantName, tenantId, isBesideMenu }} withDrawer={!wide} />;
  const content = useRef<HTMLElement>(null);
  const isSmall = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  useFocusOnNavigation(content);
  useEffect(() => {
    // Loaded after the first render, which they would delay; without them, pages print unstyled.
    import('../theme/print.css').catch(() => undefined);
  }, []);
  const opened = useRef(pathname);
  useEffect(() => {
    // Without it the letters stay the system's.
    if (pathname !== opened.current) adoptFont().catch(() => undefined);
  }, [pathname]);
  const isLimited = (useGrants().held?.limited ?? []).length > 0;
  return (
    <AlertHost>
      <NoticeDialogProvider>
        <OpinionProvider>
          <KeysHost>
            <PaletteHost>
              <SkipLink />
              {!isBesideMenu && bar}
              {wide && place === 'top' && (
                <Suspense fallback={<div style={MENU_BAR} />}>
                  <MenuBar />
                </Suspense>
              )}
              <div
                className="shell"
                style={{ '--bar-reach': `${reach}px`, '--bar-above': `${isBesideMenu ? 0 : reach}px` } as CSSProperties}
              >
                {wide && place === 'aside' && <MenuAside tenantName={isBesideMenu ? tenantName : undefined} />}
                {hasRail && (
                  <Suspense fallback={<div className="menu-aside of-whole-page" style={RAIL} />}>
                    <MenuRail tenantName={tenantName} />
                  </Suspense>
                )}
                <div className="shell-column">
                  {isBesideMenu && bar}
                  <main id={CONTENT_ID} ref={content} tabIndex={-1} className="shell-main">
                    <ErrorBoundary place={pathname}>
                      <Suspense fallback={<PageSkeleton />}>
                        <ExpectedRoomContext value={room}>
                          <Outlet />
                        </ExpectedRoomContext>
                      </Suspense>
                    </ErrorBoundary>
                  </main>
                  {!bare && <footer className="shell-foot">{tenantName}</footer>}
                </div>
              </div>
              <BottomBanners isLimited={isLimited} />
              <RecordVisits />
              {(bare || isSmall) && <ScrollToTop place="corner" />}
              <HintHost />
              <Notifications />
              <ScrollRestoration getKey={scrollKey} />
            </PaletteHost>
          </KeysHost>
        </OpinionProvider>
      </NoticeDialogProvider>
    </AlertHost>
  );
}

/** Keeps the bar's place while its code loads. */
const MENU_BAR = { minHeight: 45 } as const;
const RAIL = { width: MENU_WIDTH.collapsed } as const;

/** Every address opened by typing it or from outside has the key `default`: one page would open as far down as another. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);
