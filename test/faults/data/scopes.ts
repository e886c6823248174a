import { inArea } from '../fault';

const RULES = 'test/api/scopes.test.ts';
const MODEL = 'test/api/scopes.property.test.ts';
const WALK = 'test/api/scopesWalk.test.ts';

export const scopes = inArea('access', [
  {
    id: 'scopes-passage-written',
    file: 'src/resources/extent.ts',
    find: `purpose === 'read' ? [...whole, ...general, ...passages] : [...whole, ...general]`,
    replace: `[...whole, ...general, ...passages, ...(purpose === 'read' ? [] : [])]`,
    why: 'a person of one site changes the record of the whole company',
    tests: [RULES],
  },
  {
    id: 'scopes-moved-out',
    file: 'server/database/changes/limits.ts',
    find: `outcome?.status === 'created' || outcome?.status === 'changed'`,
    replace: `outcome?.status === 'created'`,
    why: 'a file is moved to a company that its writer does not reach',
    tests: [RULES],
  },
  {
    id: 'scopes-hand-written-calls-open',
    file: 'server/identity/authenticate.ts',
    find: `(narrows === true && isRouteAllowed`,
    replace: `(narrows !== undefined && isRouteAllowed`,
    why: 'a right for one company opens calls that do not narrow what they answer',
    tests: [WALK],
  },
  {
    id: 'scopes-branch-forgotten',
    file: 'server/identity/storage/profileExtents.ts',
    find: `ELSE l."brancheId" = `,
    replace: `ELSE 0 < `,
    why: 'a profile for a branch counts for companies of every branch',
    tests: [MODEL],
  },
]);
