import raMessages from 'ra-language-english';
import { browserWords } from '../messages/en/browser';

/** Every word that the browser needs in this language. */
export const bundle = {
  ...raMessages,
  ...browserWords,
};
