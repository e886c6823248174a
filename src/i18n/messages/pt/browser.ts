import { access } from './access';
import { accessPages } from './accessPages';
import { changes } from './changes';
import { data } from './data';
import { details } from './details';
import { exchange } from './exchange';
import { feedback } from './feedback';
import { files } from './files';
import { grid } from './grid';
import { history } from './history';
import { incidents } from './incidents';
import { members } from './members';
import { notices } from './notices';
import { outbox } from './outbox';
import { refusedPage } from './refusedPage';
import { pages } from './pages';
import { people } from './people';
import { planning } from './planning';
import { planningExports } from './planningExports';
import { planningRequests } from './planningRequests';
import { recurrence } from './recurrence';
import { requests } from './requests';
import { savedViews } from './savedViews';
import { screens } from './screens';
import { shell } from './shell';
import { simulations } from './simulations';
import { statistics } from './statistics';
import { timeline } from './timeline';
import { validation } from './validation';

/** The words that screens say; those of the server's own pages stay on the server. */
export const browserWords = {
  access,
  accessPages,
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
  refusedPage,
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
