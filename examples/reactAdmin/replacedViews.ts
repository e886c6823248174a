import { lazyScreen } from '../../src/resources/views/lazyScreen';
import type { Replacements } from '../../src/resources/views/reactAdmin/ReplacementContext';
import { Town } from './Town';

/** In the place of `src/replacedViews.ts`: processes are shown by react-admin's components, themes by its guessers. */
export const replacedViews: Replacements = {
  Processus: {
    list: lazyScreen(() => import('./ProcessList')),
    show: lazyScreen(() => import('./ProcessShow')),
    create: lazyScreen(() => import('./ProcessCreate')),
    edit: lazyScreen(() => import('./ProcessEdit')),
  },
  Themes: {
    list: lazyScreen(() => import('./GuessedList')),
    edit: lazyScreen(() => import('./GuessedEdit')),
  },
  // One cell alone, in the generated list and page of partners.
  Partenaires: { cells: { ville: Town } },
};
