import { access } from './access';
import { data } from './data';
import { identity } from './identity';
import { mails } from './mails';
import { pages } from './pages';
import { problems } from './problems';
import { screens } from './screens';
import { shell } from './shell';
import { validation } from './validation';

/** Every word of the product in French, the first language: the others are typed against it. */
export const messages = { access, data, identity, mails, pages, problems, screens, shell, validation } as const;
