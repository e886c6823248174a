import { raMessages } from '../ra/de';
import { access } from '../messages/de/access';
import { data } from '../messages/de/data';
import { pages } from '../messages/de/pages';
import { screens } from '../messages/de/screens';
import { shell } from '../messages/de/shell';
import { validation } from '../messages/de/validation';

/** Every word that the browser needs in this language; those of the server's own pages stay on the server. */
export const bundle = { ...raMessages, access, data, pages, screens, shell, validation };
