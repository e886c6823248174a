import type { SameKeys } from '../../types';
import type { messages as french } from '../fr';
import { access } from './access';
import { data } from './data';
import { identity } from './identity';
import { mails } from './mails';
import { pages } from './pages';
import { problems } from './problems';
import { screens } from './screens';
import { shell } from './shell';
import { validation } from './validation';

export const messages: SameKeys<typeof french> = {
  access,
  data,
  identity,
  mails,
  pages,
  problems,
  screens,
  shell,
  validation,
};
