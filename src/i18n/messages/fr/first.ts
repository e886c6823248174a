import { access } from './access';
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
import { pages } from './pages';
import { requests } from './requests';
import { savedViews } from './savedViews';
import { screens } from './screens';
import { shell } from './shell';
import { validation } from './validation';

/** The words of every screen but those of `late.ts`. */
export const firstWords = {
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
