import type { Words } from '../../../../language/words';

/** Loaded with the first use of the rows. */
export const RENAME: Words = ['Renommer', 'Rename', 'Umbenennen', 'Mudar o nome de'];
