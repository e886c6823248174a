import { raMessages } from '../ra/de';
import { access } from '../messages/de/access';
import { changes } from '../messages/de/changes';
import { data } from '../messages/de/data';
import { details } from '../messages/de/details';
import { exchange } from '../messages/de/exchange';
import { feedback } from '../messages/de/feedback';
import { files } from '../messages/de/files';
import { grid } from '../messages/de/grid';
import { history } from '../messages/de/history';
import { incidents } from '../messages/de/incidents';
import { members } from '../messages/de/members';
import { notices } from '../messages/de/notices';
import { outbox } from '../messages/de/outbox';
import { pages } from '../messages/de/pages';
import { people } from '../messages/de/people';
import { planning } from '../messages/de/planning';
import { planningExports } from '../messages/de/planningExports';
import { planningRequests } from '../messages/de/planningRequests';
import { recurrence } from '../messages/de/recurrence';
import { requests } from '../messages/de/requests';
import { savedViews } from '../messages/de/savedViews';
import { screens } from '../messages/de/screens';
import { shell } from '../messages/de/shell';
import { simulations } from '../messages/de/simulations';
import { statistics } from '../messages/de/statistics';
import { timeline } from '../messages/de/timeline';
import { validation } from '../messages/de/validation';

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
