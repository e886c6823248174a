import raMessages from 'ra-language-french';
import { access } from '../messages/fr/access';
import { data } from '../messages/fr/data';
import { pages } from '../messages/fr/pages';
import { screens } from '../messages/fr/screens';
import { shell } from '../messages/fr/shell';
import { validation } from '../messages/fr/validation';

/** Every word that the browser needs in this language; those of the server's own pages stay on the server. */
export const bundle = { ...raMessages, access, data, pages, screens, shell, validation };
