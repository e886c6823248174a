import { lazyScreen } from './lazyScreen';
import { withInputs } from './withInputs';

export const SCREEN_BODIES = {
  list: lazyScreen(() => import('./list/ListScreen')),
  show: lazyScreen(() => import('./show/ShowScreen')),
  create: lazyScreen(() => withInputs(import('./form/CreateScreen'))),
  edit: lazyScreen(() => withInputs(import('./form/EditScreen'))),
} as const;
