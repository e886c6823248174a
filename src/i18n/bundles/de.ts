import { raMessages } from '../ra/de';
import { browserWords } from '../messages/de/browser';

export const bundle = {
  ...raMessages,
  ...browserWords,
};
