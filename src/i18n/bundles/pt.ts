import { raMessages } from '../ra/pt';
import { access } from '../messages/pt/access';
import { data } from '../messages/pt/data';
import { pages } from '../messages/pt/pages';
import { screens } from '../messages/pt/screens';
import { shell } from '../messages/pt/shell';
import { validation } from '../messages/pt/validation';

/** Every word that the browser needs in this language; those of the server's own pages stay on the server. */
export const bundle = { ...raMessages, access, data, pages, screens, shell, validation };
