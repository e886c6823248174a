import { raMessages } from '../ra/pt';
import { browserWords } from '../messages/pt/browser';

/** Every word that the browser needs in this language. */
export const bundle = {
  ...raMessages,
  ...browserWords,
};
