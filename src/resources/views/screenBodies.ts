import { lazyScreen } from './lazyScreen';

/** What stands at the addresses of a resource. */
export const SCREEN_BODIES = {
  list: lazyScreen(() => import('./list/ListScreen')),
  show: lazyScreen(() => import('./show/ShowScreen')),
  create: lazyScreen(() => import('./form/CreateScreen')),
  edit: lazyScreen(() => import('./form/EditScreen')),
} as const;

/** Loads the code of the generated screens ahead: it is in one file. */
export async function preloadGeneratedScreens(): Promise<void> {
  await Promise.all(Object.values(SCREEN_BODIES).map(({ preload }) => preload()));
}
