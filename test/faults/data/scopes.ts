import { inArea } from '../fault';

const RULES = 'test/api/scopes.test.ts';
const MODEL = 'test/api/scopes.property.test.ts';
const WALK = 'test/api/scopesWalk.test.ts';

export const scopes = inArea('access', [
  {
    id: 'scopes-passage-written',
    file: 'src/resources/access/extent.ts',
    find: `[...companiesWithin(extent), ...passages] : companiesWithin(extent)`,
    replace: `[...companiesWithin(extent), ...passages] : [...companiesWithin(extent), ...passages]`,
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
  {
    id: 'scopes-page-of-statistics',
    file: 'server/statistics/countedCondition.ts',
    find: `allOf([visible, readableBy(`,
    replace: `allOf([visible, undefined && readableBy(`,
    why: 'a right to statistics for one company counts all companies',
    tests: [WALK],
  },
  {
    id: 'scopes-incidents-beside-own',
    file: 'server/http/resources/visibleRecords.ts',
    find: `[own, extentCondition(schema, registry, reading, 'read')]`,
    replace: `[own, { all: [] }]`,
    why: 'who reports everywhere and reads for one company reads the incidents of all',
    tests: [WALK],
  },
  {
    id: 'scopes-notices-of-others',
    file: 'src/resources/access/extent.ts',
    find: `allOf([{ field: target.kind, operator: 'equals', value: kind }, within])`,
    replace: `allOf([{ field: target.kind, operator: 'equals', value: kind }, within && undefined])`,
    why: 'a right to notices for one company writes about every company',
    tests: [WALK],
  },
  {
    id: 'scopes-remembered-for-ever',
    file: 'server/identity/storage/profileExtents.ts',
    find: `EXTENT_SOURCES = ['ProfilEntreprises', `,
    replace: `EXTENT_SOURCES = [`,
    why: 'a company that is taken from a profile stays within the reach of its holder',
    tests: [RULES],
  },
]);
