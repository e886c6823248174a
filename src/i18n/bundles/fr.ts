import { firstWords } from '../messages/fr/first';
import { raMessages } from '../ra/fr';

/** The messages of all screens, except those that load later with their screens. */
export const bundle = { ...raMessages, ...firstWords };
