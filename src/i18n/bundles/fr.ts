import { firstWords } from '../messages/fr/first';
import { raMessages } from '../ra/fr';

/** The words of every screen but the late ones. */
export const bundle = { ...raMessages, ...firstWords };
