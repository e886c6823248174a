import { matchPath } from 'react-router';
import { whenIdle } from './prefetch/whenIdle';
import { PaletteAnswers } from './layout/palette/lazyPalette';
import { loadPicker } from './resources/fields/shared/dates/loadPicker';
import { routerPath } from './resources/routes/routeRules';
import { schemas } from './portal/declared';
import { pages } from './portal/pages';
import { ColumnPanel } from './resources/views/list/columns/ColumnMenu';
import { LazyDeleteDialog } from './resources/views/dialogs/lazyDialogs';
import { FilterPopover } from './resources/views/list/filters/lazyFilters';
import { loadHintBox } from './resources/views/page/HintHost';
import { ViewsPanel } from './resources/views/savedViews/ViewsButton';
import { indexScreens, type ScreenAddress } from './resources/views/screenAddresses';
import { screenBody } from './resources/views/resourceRoutes';
import { SCREEN_BODIES } from './resources/views/screenBodies';
import { replacedViews } from './replacedViews';
import { preloadPanels } from './recordPanels';
import { declaredPage, screens } from './screens';
import { keepFont } from './theme/keepFont';

let findGenerated: ((pathname: string) => readonly ScreenAddress[]) | undefined;

/** Returns the generated screen at an address; the list if none is declared. */
function bodyAt(pathname: string) {
  findGenerated ??= indexScreens(schemas);
  const found = findGenerated(pathname).find(({ path }) => matchPath(path, pathname));
  return found ? screenBody(found, replacedViews) : SCREEN_BODIES.list;
}

/** Starts to load the code of the screen at an address, before the session is known. @returns when it is loaded */
export async function preloadScreenAt(pathname: string): Promise<void> {
  const own = Object.entries(screens).find(([path]) => matchPath(routerPath(path), pathname));
  const isPage = pages.some(({ path }) => matchPath(path, pathname));
  const screen = own ? own[1] : isPage ? declaredPage : bodyAt(pathname);
  await Promise.all([screen.preload(), screen === SCREEN_BODIES.show && preloadPanels()]);
}

/** Loads the screens that are likely to open next, the date picker of their forms, and the palette. */
export const preloadNextScreens = (): void =>
  whenIdle(() => {
    for (const { preload } of Object.values(SCREEN_BODIES)) void preload();
    void preloadPanels();
    void screens['/home']?.preload();
    // A failed load is reported when the component renders.
    for (const load of [loadPicker, loadHintBox]) load().catch(() => undefined);
    for (const panel of [FilterPopover, ColumnPanel, ViewsPanel, LazyDeleteDialog]) void panel.preload();
    void PaletteAnswers.preload();
    keepFont().catch(() => undefined);
  });
