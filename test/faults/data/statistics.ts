import { inArea } from '../fault';

const API = ['test/api/statistics.test.ts'];
const PURE = ['src/resources/statistics/pure.test.ts'];

export const statistics = inArea('statistics', [
  {
    id: 'statistics-of-unread-records',
    file: 'src/resources/statistics/permitted.ts',
    find: "if (wholeReach(registry, schema, held) === 'nowhere') return undefined;",
    replace: '',
    why: 'figures tell of records that their reader may not read',
    tests: API,
  },
  {
    id: 'statistics-one-hidden-group',
    file: 'src/resources/statistics/hideSmall.ts',
    find: 'if (next) hidden.add(next);',
    replace: '',
    why: 'the total less the other groups tells how many are in the hidden one',
    tests: PURE,
  },
  {
    id: 'statistics-former-people-shown',
    file: 'src/resources/statistics/arrangeGroups.ts',
    find: 'before && formerHidden.has(before) ? nothing',
    replace: 'before && !before ? nothing',
    why: 'the period before tells of groups of a few people',
    tests: PURE,
  },
  {
    id: 'statistics-last-day-left-out',
    file: 'server/database/statistics/conditions.ts',
    find: '${at.value} < ${beginOf(last, at, 1)}',
    replace: '${at.value} < ${beginOf(last, at)}',
    why: 'what happened on the last day of a period is not counted',
    tests: API,
  },
  {
    id: 'statistics-empty-months-left-out',
    file: 'src/resources/statistics/arrangeGroups.ts',
    find: '.filter((bucket) => !there.has(bucket))',
    replace: '.filter((bucket) => there.has(bucket) && bucket === undefined)',
    why: 'a line joins the months beside one in which nothing happened',
    tests: PURE,
  },
  {
    id: 'statistics-former-period-too-short',
    file: 'src/resources/statistics/periods.ts',
    find: '{ first: addMonths(period.first, -months), last: addDays(period.first, -1) }',
    replace: '{ first: addMonths(period.first, 1 - months), last: addDays(period.first, -1) }',
    why: 'a year is compared with eleven months',
    tests: PURE,
  },
  {
    id: 'statistics-choice-counts-all',
    file: 'src/resources/statistics/ownStatistic.ts',
    find: 'allOf([base.where, own.where])',
    replace: 'base.where',
    why: 'an organisation counts records that it left out',
    tests: ['src/resources/statistics/ownStatistic.test.ts'],
  },
  {
    id: 'statistics-choice-unknown-measure',
    file: 'server/portal/statistics/ownStatistics.ts',
    find: "if (measure !== undefined) return `T006 '${measure}' is no measure",
    replace: "if (false) return `T006 '${measure}' is no measure",
    why: 'a measure that does not exist is stored, and the page shows nothing of it',
    tests: API,
  },
]);
