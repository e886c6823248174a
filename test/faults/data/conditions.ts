import { inArea } from '../fault';

const HOLDS = 'src/resources/holds.test.ts';
const FILTER = 'src/resources/listFilter.test.ts';
const LISTS = 'test/api/database.lists.test.ts';
const SQL = 'server/database/listing/condition.ts';

export const conditions = inArea('conditions', [
  {
    id: 'conditions-negation-dropped',
    file: 'src/resources/holds.ts',
    find: `notEquals: (held, asked) => !isEqual(held, asked)`,
    replace: `notEquals: (held, asked) => isEqual(held, asked)`,
    why: '"is not" shows what it should hide, in lists that the browser arranges',
    tests: [HOLDS],
  },
  {
    id: 'conditions-between-end',
    file: 'src/resources/holds.ts',
    find: `order(held, read(asked[1])) <= 0`,
    replace: `order(held, read(asked[1])) < 0`,
    why: 'the last day of a period is left out',
    tests: [HOLDS],
  },
  {
    id: 'conditions-sql-negation-dropped',
    file: SQL,
    find: 'return sql`not (${equals(',
    replace: 'return sql`(${equals(',
    why: '"is not" shows what it should hide, in lists that the API answers',
    tests: [LISTS, 'test/api/database.kinds.test.ts'],
  },
  {
    id: 'conditions-sql-in-not-folded',
    file: SQL,
    find: 'sql`${fold}(${one}::text)`',
    replace: 'sql`${one}::text`',
    why: '"one of" finds nothing where a letter has another case',
    tests: [LISTS, 'test/api/database.kinds.test.ts'],
  },
  {
    id: 'conditions-part-made-canonical',
    file: SQL,
    find: `const PARTIAL: readonly string[] = ['contains', 'startsWith'];`,
    replace: `const PARTIAL: readonly string[] = ['contains'];`,
    why: 'the beginning of a telephone number finds nothing',
    tests: ['test/api/database.kinds.test.ts', LISTS],
  },
  {
    id: 'conditions-day-in-utc',
    file: 'src/resources/moments.ts',
    find: `two(now.getDate())`,
    replace: `two(now.getUTCDate())`,
    why: 'between midnight and two in Paris, today is yesterday',
    tests: ['src/resources/moments.test.ts'],
  },
  {
    id: 'conditions-falsy-value-dropped',
    file: 'src/resources/listFilter.ts',
    find: `return value !== undefined && value !== null && value !== '';`,
    replace: `return Boolean(value);`,
    why: 'a filter for 0 or "no" disappears',
    tests: [FILTER],
  },
  {
    id: 'conditions-lifted-swapped',
    file: 'src/resources/listFilter.ts',
    find: `? undefined : whenFalse;`,
    replace: `? whenFalse : undefined;`,
    why: 'what a list hides by default is shown, and the other way round',
    tests: [FILTER],
  },
  {
    id: 'conditions-export-hidden-rows',
    file: 'server/exports/exportConditions.ts',
    find: `if (!parameter || wideningParameters(schema).includes(name)) return false;`,
    replace: `if (!parameter) return false;`,
    why: 'an export holds people who are hidden',
    tests: ['test/api/productCalls.test.ts'],
  },
  {
    id: 'rules-required-while-hidden',
    file: 'src/resources/fieldRules.ts',
    find: `isShown(schema, spec, values) && isTrue(`,
    replace: `isTrue(`,
    why: 'a form cannot be saved for want of a field that it does not show',
    tests: ['src/resources/recordIssues.test.ts'],
  },
  {
    id: 'rules-fixed-by-what-is-written',
    file: 'src/resources/fieldRules.ts',
    find: `isFixed(schema, spec, stored) ? { code`,
    replace: `isFixed(schema, spec, values) ? { code`,
    why: 'a record cannot be closed together with its last value',
    tests: ['src/resources/recordIssues.test.ts'],
  },
  {
    id: 'rules-not-asked-in-updates',
    file: 'server/database/changes/update.ts',
    find: `recordIssues(schema, merged, before.values)`,
    replace: `recordIssues(schema, merged)`,
    why: 'a closed record is changed',
    tests: ['test/api/fieldRules.test.ts'],
  },
]);
