import type { Words } from '../../../language/words';

/** Loaded with the records that a search nearly finds. */
export const NEAR: Words = [
  'Voici les plus proches',
  'Here are the nearest ones',
  'Die ähnlichsten Einträge',
  'Eis os mais próximos',
];

/** Searches the list for the spelling of those names, and so shows all of them. */
export const NEAR_SEARCH: Words = [
  'Rechercher «\u00a0%{search}\u00a0»',
  'Search for “%{search}”',
  'Nach „%{search}“ suchen',
  'Procurar «%{search}»',
];
