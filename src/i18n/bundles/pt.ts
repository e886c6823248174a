import { raMessages } from '../ra/pt';
import { data } from '../messages/pt/data';
import { pages } from '../messages/pt/pages';
import { screens } from '../messages/pt/screens';
import { shell } from '../messages/pt/shell';
import { validation } from '../messages/pt/validation';

/** Every word that the browser needs in this language; those of the server's own pages stay on the server. */
export const bundle = { ...raMessages, data, pages, screens, shell, validation };
