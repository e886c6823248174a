import raMessages from 'ra-language-english';
import { browserWords } from '../messages/en/browser';

export const bundle = {
  ...raMessages,
  ...browserWords,
};
