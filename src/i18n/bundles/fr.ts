import raMessages from 'ra-language-french';
import { data } from '../messages/fr/data';
import { screens } from '../messages/fr/screens';
import { shell } from '../messages/fr/shell';
import { validation } from '../messages/fr/validation';

/** Every word that the browser needs in this language; those of the server's own pages stay on the server. */
export const bundle = { ...raMessages, data, screens, shell, validation };
