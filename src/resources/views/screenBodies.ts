import { lazyScreen } from './lazyScreen';

/** What stands at the addresses of a resource. */
export const SCREEN_BODIES = {
  list: lazyScreen(() => import('./list/ListScreen')),
  show: lazyScreen(() => import('./show/ShowScreen')),
  create: lazyScreen(() => import('./form/CreateScreen')),
  edit: lazyScreen(() => import('./form/EditScreen')),
} as const;
