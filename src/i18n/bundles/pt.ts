import { raMessages } from '../ra/pt';
import { access } from '../messages/pt/access';
import { changes } from '../messages/pt/changes';
import { data } from '../messages/pt/data';
import { details } from '../messages/pt/details';
import { exchange } from '../messages/pt/exchange';
import { feedback } from '../messages/pt/feedback';
import { files } from '../messages/pt/files';
import { grid } from '../messages/pt/grid';
import { history } from '../messages/pt/history';
import { incidents } from '../messages/pt/incidents';
import { members } from '../messages/pt/members';
import { notices } from '../messages/pt/notices';
import { outbox } from '../messages/pt/outbox';
import { pages } from '../messages/pt/pages';
import { people } from '../messages/pt/people';
import { planning } from '../messages/pt/planning';
import { planningExports } from '../messages/pt/planningExports';
import { planningRequests } from '../messages/pt/planningRequests';
import { recurrence } from '../messages/pt/recurrence';
import { requests } from '../messages/pt/requests';
import { savedViews } from '../messages/pt/savedViews';
import { screens } from '../messages/pt/screens';
import { shell } from '../messages/pt/shell';
import { simulations } from '../messages/pt/simulations';
import { statistics } from '../messages/pt/statistics';
import { timeline } from '../messages/pt/timeline';
import { validation } from '../messages/pt/validation';

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
