import { raMessages } from '../ra/de';
import { browserWords } from '../messages/de/browser';

/** Every word that the browser needs in this language. */
export const bundle = {
  ...raMessages,
  ...browserWords,
};
