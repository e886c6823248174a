import { raMessages } from '../ra/fr';
import { access } from '../messages/fr/access';
import { changes } from '../messages/fr/changes';
import { data } from '../messages/fr/data';
import { details } from '../messages/fr/details';
import { exchange } from '../messages/fr/exchange';
import { feedback } from '../messages/fr/feedback';
import { files } from '../messages/fr/files';
import { grid } from '../messages/fr/grid';
import { history } from '../messages/fr/history';
import { incidents } from '../messages/fr/incidents';
import { members } from '../messages/fr/members';
import { notices } from '../messages/fr/notices';
import { pages } from '../messages/fr/pages';
import { requests } from '../messages/fr/requests';
import { savedViews } from '../messages/fr/savedViews';
import { screens } from '../messages/fr/screens';
import { shell } from '../messages/fr/shell';
import { validation } from '../messages/fr/validation';

/** The words of every screen but those of `frLate.ts`; those of the server's own pages stay on the server. */
export const bundle = {
  ...raMessages,
  access,
  changes,
  data,
  details,
  exchange,
  feedback,
  files,
  grid,
  history,
  incidents,
  members,
  notices,
  pages,
  requests,
  savedViews,
  screens,
  shell,
  validation,
};
