import { matchPath } from 'react-router';
import { sparesData } from './prefetch/sparesData';
import { routerPath } from './resources/routes/routes';
import { preloadGeneratedScreens } from './resources/views/screenBodies';
import { screens } from './screens';

/** Begins to load the code of the screen at an address, before anything is known of who opens it. @returns when it is there */
export async function preloadScreenAt(pathname: string): Promise<void> {
  const own = Object.entries(screens).find(([path]) => matchPath(routerPath(path), pathname));
  await (own ? own[1].preload() : preloadGeneratedScreens());
}

/** Loads the code of the screens that are probably opened next, once the page has nothing else to do. */
export function preloadNextScreens(): void {
  if (sparesData()) return;
  const load = () => {
    void preloadGeneratedScreens();
    void screens['/home']?.preload();
  };
  // Safari has no such callback yet.
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 5_000 });
  else setTimeout(load, 2_000);
}
