import type { Words } from '../../../language/words';

/** Loaded with the records that a search nearly finds. */
export const NEAR: Words = [
  'Vouliez-vous dire\u00a0?',
  'Did you mean one of these?',
  'Meinten Sie einen dieser Einträge?',
  'Queria dizer um destes?',
];

/** Searches the list for the common spelling of those names, and so shows all of them. */
export const NEAR_SEARCH: Words = [
  'Rechercher «\u00a0%{search}\u00a0»',
  'Search for “%{search}”',
  'Nach „%{search}“ suchen',
  'Procurar «%{search}»',
];
