import type { Words } from '../../language/words';

/** Heading of the column with the reasons for refusal; an import skips it. */
export const REASONS_LABEL: Words = ['Motifs du refus', 'Reasons for refusal', 'Ablehnungsgründe', 'Motivos da recusa'];
