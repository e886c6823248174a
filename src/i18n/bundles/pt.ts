import { raMessages } from '../ra/pt';
import { browserWords } from '../messages/pt/browser';

export const bundle = {
  ...raMessages,
  ...browserWords,
};
