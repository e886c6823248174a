import type { Screen } from './resources/language/resourceSchema';
import { SCREEN_BODIES } from './resources/views/screenBodies';
import { screens } from './screens';

/** How addresses of screens mostly end; the declarations, which say it for certain, come with the application. */
const ENDS: readonly (readonly [Screen, RegExp])[] = [
  ['create', /\/creation$/],
  ['edit', /\/(modification|edit)(\/\d+)?$/],
  ['show', /\/(details|\d+)(\/\d+)?$/],
];

/** The generated screen that probably stands at an address. */
export const probableScreen = (pathname: string): Screen =>
  ENDS.find(([, end]) => end.test(pathname.replace(/\/$/, '')))?.[0] ?? 'list';

/** Begins to load the code of the screen that probably stands at an address, beside that of the application. */
export const preloadProbableScreen = (pathname: string): void =>
  void (screens[pathname] ?? SCREEN_BODIES[probableScreen(pathname)]).preload();
