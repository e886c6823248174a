import type { Screen } from './resources/language/resourceSchema';
import { SCREEN_BODIES } from './resources/views/screenBodies';
import { screens } from './screens';

/** Usual endings of screen addresses; the declarations, which know for certain, load later with the application. */
const ENDS: readonly (readonly [Screen, RegExp])[] = [
  ['create', /\/creation$/],
  ['edit', /\/(modification|edit)(\/\d+)?$/],
  ['show', /\/(details|\d+)(\/\d+)?$/],
];

export const probableScreen = (pathname: string): Screen =>
  ENDS.find(([, end]) => end.test(pathname.replace(/\/$/, '')))?.[0] ?? 'list';

/** Starts to load the guessed screen's code, in parallel with the application's. */
export const preloadProbableScreen = (pathname: string): void =>
  void (screens[pathname] ?? SCREEN_BODIES[probableScreen(pathname)]).preload();
