import { matchPath } from 'react-router';
import { routerPath } from './resources/routes/routes';
import { preloadGeneratedScreens } from './resources/views/screenBodies';
import { screens } from './screens';

/** Begins to load the code of the screen at an address, before anything is known of who opens it. */
export function preloadScreenAt(pathname: string): void {
  const own = Object.entries(screens).find(([path]) => matchPath(routerPath(path), pathname));
  if (own) own[1].preload();
  else preloadGeneratedScreens();
}

/** Whether the browser asks to spare data. */
const sparesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | null)?.saveData === true;

/** Loads the code of the screens that are probably opened next, once the page has nothing else to do. */
export function preloadNextScreens(): void {
  if (sparesData()) return;
  const load = () => {
    preloadGeneratedScreens();
    screens['/home']?.preload();
  };
  // Safari has no such callback yet.
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 5_000 });
  else setTimeout(load, 2_000);
}
