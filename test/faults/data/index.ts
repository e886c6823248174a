import type { Fault } from '../fault';
import { access } from './access';
import { changeSets } from './changeSets';
import { conditions } from './conditions';
import { dataProvider } from './dataProvider';
import { dayOfUse } from './dayOfUse';
import { deployment } from './deployment';
import { explorer } from './explorer';
import { files } from './files';
import { following } from './following';
import { history } from './history';
import { identity } from './identity';
import { imports } from './import';
import { incidents } from './incidents';
import { kinds } from './kinds';
import { listing } from './listing';
import { notices } from './notices';
import { pages } from './pages';
import { people } from './people';
import { planning } from './planning';
import { processes } from './processes';
import { scopes } from './scopes';
import { starving } from './starving';
import { statistics } from './statistics';
import { tenancy } from './tenancy';
import { views } from './views';

/** Every fault, area by area. */
export const FAULTS: readonly Fault[] = [
  ...kinds,
  ...conditions,
  ...access,
  ...scopes,
  ...listing,
  ...changeSets,
  ...imports,
  ...history,
  ...notices,
  ...planning,
  ...incidents,
  ...people,
  ...identity,
  ...dataProvider,
  ...following,
  ...views,
  ...explorer,
  ...tenancy,
  ...files,
  ...deployment,
  ...processes,
  ...starving,
  ...statistics,
  ...pages,
  ...dayOfUse,
];
