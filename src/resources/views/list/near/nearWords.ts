import type { Words } from '../../../language/words';

/** Loaded with the records that a search nearly finds. */
export const NEAR: Words = [
  'Vouliez-vous dire\u00a0?',
  'Did you mean one of these?',
  'Meinten Sie einen dieser Einträge?',
  'Queria dizer um destes?',
];
