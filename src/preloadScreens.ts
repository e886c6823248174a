import { matchPath } from 'react-router';
import { sparesData } from './prefetch/sparesData';
import { hasScreens } from './resources/access';
import { routerPath } from './resources/routes/routes';
import { schemas } from './resources/declared';
import { screenAddresses, type ScreenAddress } from './resources/views/screenAddresses';
import { SCREEN_BODIES } from './resources/views/screenBodies';
import { screens } from './screens';

let generated: readonly ScreenAddress[] | undefined;

/** The code of the generated screen at an address: that of lists where none is declared. */
function bodyAt(pathname: string) {
  generated ??= schemas.filter(hasScreens).flatMap(screenAddresses);
  return SCREEN_BODIES[generated.find(({ path }) => matchPath(path, pathname))?.screen ?? 'list'];
}

/** Begins to load the code of the screen at an address, before anything is known of who opens it. @returns when it is there */
export async function preloadScreenAt(pathname: string): Promise<void> {
  const own = Object.entries(screens).find(([path]) => matchPath(routerPath(path), pathname));
  await (own ? own[1] : bodyAt(pathname)).preload();
}

/** Loads the code of the screens that are probably opened next, once the page has nothing else to do. */
export function preloadNextScreens(): void {
  if (sparesData()) return;
  const load = () => {
    for (const { preload } of Object.values(SCREEN_BODIES)) void preload();
    void screens['/home']?.preload();
  };
  // Safari has no such callback yet.
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 5_000 });
  else setTimeout(load, 2_000);
}
