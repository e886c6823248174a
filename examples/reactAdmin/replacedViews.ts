import { lazyScreen } from '../../src/resources/views/lazyScreen';
import type { Replacements } from '../../src/resources/views/reactAdmin/ReplacementContext';
import { Town } from './Town';

/** Replaces `src/replacedViews.ts`: react-admin components show processes, and guessers show themes. */
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
  // Replaces a single cell in the generated list and page of partners.
  Partenaires: { cells: { ville: Town } },
};
