import { inArea } from '../fault';

const API = ['test/api/pages.test.ts'];
const SCREEN = ['src/resources/views/pages/DeclaredPage.test.tsx'];
const SEVERAL = ['src/resources/views/bulk/callSeveral.test.tsx'];

export const pages = inArea('pages', [
  {
    id: 'pages-open-to-all',
    file: 'server/pages/pageCalls.ts',
    find: 'if (!isRouteAllowed(pageRule(page), {',
    replace: 'if (!isRouteAllowed(pageRule(page) && {}, {',
    why: 'a declared page says what it counts to people without its right',
    tests: API,
  },
  {
    id: 'pages-count-unread-records',
    file: 'server/pages/pageCalls.ts',
    find: 'sessionOf(request).limited, rightsOfPage(page));',
    replace: 'sessionOf(request).limited, rightsOfPage(page)) ?? statistic;',
    why: 'the right of a page tells figures of records that its reader may not read',
    tests: API,
  },
  {
    id: 'pages-left-out-in-silence',
    file: 'src/resources/views/pages/DeclaredPage.tsx',
    find: 'return mayRead(schemaOf(section.resource)) === false;',
    replace: 'return !schemaOf(section.resource);',
    why: 'a page does not say that a list is left out',
    tests: SCREEN,
  },
  {
    id: 'pages-all-leads-elsewhere',
    file: 'src/resources/views/pages/pageListQuery.ts',
    find: '...(parts && { where: parts }),',
    replace: '',
    why: 'a list of a page shows other records than it says',
    tests: SCREEN,
  },
  {
    id: 'several-calls-end-with-a-refusal',
    file: 'src/resources/views/bulk/useCallEach.ts',
    find: "return { record, status: 'refused', message: problemOf(error).message };",
    replace: 'throw new Error(problemOf(error).message);',
    why: 'one refusal hides what became of the others',
    tests: SEVERAL,
  },
  {
    id: 'several-calls-taken-back-forwards',
    file: 'src/resources/views/bulk/useUndoSeveral.tsx',
    find: 'ids.toReversed()',
    replace: 'ids',
    why: 'an earlier change set is taken back below a later one that stands on it',
    tests: SEVERAL,
  },
]);
