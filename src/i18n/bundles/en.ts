import raMessages from 'ra-language-english';
import { access } from '../messages/en/access';
import { data } from '../messages/en/data';
import { pages } from '../messages/en/pages';
import { screens } from '../messages/en/screens';
import { shell } from '../messages/en/shell';
import { validation } from '../messages/en/validation';

/** Every word that the browser needs in this language; those of the server's own pages stay on the server. */
export const bundle = { ...raMessages, access, data, pages, screens, shell, validation };
