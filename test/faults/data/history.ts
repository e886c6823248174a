import { inArea } from '../fault';

const HISTORY = 'server/database/history';
const TAKE_BACK = 'server/database/changes/takeBack';

export const history = inArea('history', [
  {
    id: 'history-former-values-visible',
    file: `${HISTORY}/readable.ts`,
    find: `and \${then('before')} and \${then('after')}`,
    replace: `and \${then('after')}`,
    why: 'the history shows what a record was before it was addressed to its reader',
    tests: ['test/api/history.audience.test.ts'],
  },
  {
    id: 'history-undo-order',
    file: `${HISTORY}/revert.ts`,
    find: 'sql`order by r.ordinal desc limit ${CHUNK}`',
    replace: 'sql`order by r.ordinal limit ${CHUNK}`',
    why: 'an undo begins with the first change, and stops at what hangs below it',
    tests: ['test/api/revert.test.ts', 'test/api/revert.owned.test.ts'],
  },
  {
    id: 'history-one-conflict-is-none',
    file: `${TAKE_BACK}/reset.ts`,
    find: `if (conflicts.length > 0)`,
    replace: `if (conflicts.length > 1)`,
    why: 'an undo overwrites what somebody else wrote since',
    tests: ['test/api/revert.test.ts'],
  },
  {
    id: 'history-version-used-again',
    file: `${TAKE_BACK}/recreate.ts`,
    find: `version: version + 1, values,`,
    replace: `version, values,`,
    why: 'a version that was seen before the deletion is valid again',
    tests: ['test/api/revert.test.ts', 'test/api/revert.property.test.ts'],
  },
  {
    id: 'history-uncreate-unseen',
    file: `${TAKE_BACK}/uncreate.ts`,
    find: `takesBack?.after ?? {}, record.values`,
    replace: `takesBack?.before ?? {}, record.values`,
    why: 'taking a creation back deletes what others wrote into it',
    tests: ['test/api/revert.test.ts', 'test/api/revert.property.test.ts'],
  },
  {
    id: 'history-undo-without-right',
    file: 'server/http/history/judge.ts',
    find: `!== 'none' && mayDo(`,
    replace: `!== 'none' || mayDo(`,
    why: 'an undo needs no right',
    tests: ['test/api/revert.test.ts', 'test/api/history.test.ts'],
  },
  {
    id: 'history-oldest-revert',
    file: `${HISTORY}/reverted.ts`,
    find: `b.id - a.id`,
    replace: `a.id - b.id`,
    why: 'a change set names a revert that is not in force',
    tests: [`${HISTORY}/reverted.test.ts`],
  },
  {
    id: 'history-partly-is-whole',
    file: `${HISTORY}/revert.ts`,
    find: `&& refusals === 0`,
    replace: `&& refusals >= 0`,
    why: 'what was taken back in part is shown as taken back',
    tests: ['test/api/revert.test.ts'],
  },
  {
    id: 'history-page-offset',
    file: `${HISTORY}/rows.ts`,
    find: 'offset ${(page - 1) * pageSize}`',
    replace: 'offset ${page - 1}`',
    why: 'the second page of a history repeats the first',
    tests: ['test/api/history.test.ts'],
  },
]);
