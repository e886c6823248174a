import type { Words } from '../../language/words';

/** The heading of the column that says why rows were refused; an import of that file leaves it out. */
export const REASONS_LABEL: Words = ['Motifs du refus', 'Reasons for refusal', 'Ablehnungsgründe', 'Motivos da recusa'];
