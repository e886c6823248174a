import raMessages from 'ra-language-english';
import { access } from '../messages/en/access';
import { changes } from '../messages/en/changes';
import { data } from '../messages/en/data';
import { details } from '../messages/en/details';
import { exchange } from '../messages/en/exchange';
import { feedback } from '../messages/en/feedback';
import { files } from '../messages/en/files';
import { grid } from '../messages/en/grid';
import { history } from '../messages/en/history';
import { incidents } from '../messages/en/incidents';
import { members } from '../messages/en/members';
import { notices } from '../messages/en/notices';
import { outbox } from '../messages/en/outbox';
import { pages } from '../messages/en/pages';
import { people } from '../messages/en/people';
import { planning } from '../messages/en/planning';
import { planningExports } from '../messages/en/planningExports';
import { planningRequests } from '../messages/en/planningRequests';
import { recurrence } from '../messages/en/recurrence';
import { requests } from '../messages/en/requests';
import { savedViews } from '../messages/en/savedViews';
import { screens } from '../messages/en/screens';
import { shell } from '../messages/en/shell';
import { simulations } from '../messages/en/simulations';
import { statistics } from '../messages/en/statistics';
import { timeline } from '../messages/en/timeline';
import { validation } from '../messages/en/validation';

/** Every word that the browser needs in this language; those of the server's own pages stay on the server. */
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
  outbox,
  pages,
  people,
  planning,
  planningExports,
  planningRequests,
  recurrence,
  requests,
  savedViews,
  screens,
  shell,
  simulations,
  statistics,
  timeline,
  validation,
};
