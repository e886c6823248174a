import { inArea } from '../fault';

const API = ['test/api/notices.test.ts'];

export const notices = inArea('access', [
  {
    id: 'notices-any-kind',
    file: 'server/portal/access/targetPermits.ts',
    find: `rights, reach))) return false;`,
    replace: `rights, reach))) return true;`,
    why: 'who may write about partners writes about companies',
    tests: API,
  },
  {
    id: 'notices-setting-unread',
    file: 'src/portal/noticeChoices.ts',
    find: `&& !remove.includes(String(key))`,
    replace: ``,
    why: 'functions that the settings remove are addressed all the same',
    tests: ['src/portal/noticeChoices.test.ts', ...API],
  },
  {
    id: 'notices-kind-not-asked',
    file: 'src/resources/access/extent.ts',
    find: `  const everywhere = aboutKinds(target, kinds);`,
    replace: `  const everywhere = aboutKinds(target, Object.keys(target.of));`,
    why: 'who reads about partners reads what is said of companies',
    tests: API,
  },
  {
    id: 'mood-of-four',
    file: 'src/portal/moods.ts',
    find: `FEWEST_PEOPLE = 5`,
    replace: `FEWEST_PEOPLE = 4`,
    why: 'the average of four people is told',
    tests: ['test/api/feedback.test.ts'],
  },
]);
