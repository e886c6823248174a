import { inArea } from '../fault';

const MIGRATION = 'server/database/migration';
const EXPAND = 'test/api/versions.expand.test.ts';
const INDEXES = 'test/api/versions.indexes.test.ts';
const LOCKS = 'test/api/versions.locks.test.ts';
const CONTRACT = 'test/api/versions.contract.test.ts';

export const deployment = inArea('deployment', [
  {
    id: 'deployment-required-without-default',
    file: `${MIGRATION}/planColumns.ts`,
    find: 'columnSql({ ...column, notNull: false })',
    replace: 'columnSql(column)',
    why: 'the former version can create no record once the next one has started',
    tests: [EXPAND],
  },
  {
    id: 'deployment-removed-field-required',
    file: `${MIGRATION}/planColumns.ts`,
    find: 'column?.notNull && !column.hasDefault',
    replace: 'column?.notNull && column.hasDefault',
    why: 'no record can be created once a required field was removed',
    tests: [EXPAND],
  },
  {
    id: 'deployment-former-takes-back',
    file: 'server/database/schemaVersions.ts',
    find: 'serving.at(-1) === own.statements',
    replace: 'serving.includes(own.statements)',
    why: 'a former version that starts again takes away what the next one works with',
    tests: [EXPAND],
  },
  {
    id: 'deployment-index-stops-writes',
    file: `${MIGRATION}/indexBuild.ts`,
    find: "createIndexSql(schema, table, index, 'concurrently')",
    replace: 'createIndexSql(schema, table, index)',
    why: 'no record of a large table can be written while a new version makes its index',
    tests: [INDEXES],
  },
  {
    id: 'deployment-invalid-index-stays',
    file: `${MIGRATION}/planIndexes.ts`,
    find: 'catalog.indexes.get(name)?.isValid !== true',
    replace: 'catalog.indexes.get(name) === undefined',
    why: 'an index whose making was interrupted is never read, and never made again',
    tests: [INDEXES],
  },
  {
    id: 'deployment-lock-in-statement',
    file: 'server/database/advisoryLock.ts',
    find: 'select pg_try_advisory_lock(hashtext($1)) as taken',
    replace: 'select true as taken from pg_advisory_lock(hashtext($1))',
    why: 'two processes that start together keep each other from ending',
    tests: [INDEXES],
  },
  {
    id: 'deployment-deadlock',
    file: `${MIGRATION}/lockedTransaction.ts`,
    find: 'const LOCK_LIMIT = 700;',
    replace: 'const LOCK_LIMIT = 60_000;',
    why: 'a new version ends requests of the former one by deadlocks, and holds up the others behind a long export',
    tests: [LOCKS],
  },
  {
    id: 'deployment-retired-version-serves',
    file: 'server/database/schemaVersions.ts',
    find: 'known ? known.retired :',
    replace: 'known ? false :',
    why: 'a version starts whose columns are gone',
    tests: [CONTRACT],
  },
  {
    id: 'deployment-search-narrowed',
    file: `${MIGRATION}/planSearch.ts`,
    find: 'makeSearch(at, [...known, ...missing], existing)',
    replace: 'makeSearch(at, searchTerms(table), existing)',
    why: 'conditions of the former version find too little, because the search no longer holds their field',
    tests: [EXPAND],
  },
  {
    id: 'deployment-order-of-empty-values',
    file: 'server/database/listing/order.ts',
    find: 'notNull && descending ? [a, b] : [b, a]',
    replace: 'notNull && !descending ? [a, b] : [b, a]',
    why: 'a record that the former version created without a required value comes to a wrong place in a long list',
    tests: [EXPAND],
  },
  {
    id: 'deployment-foreign-duplicate',
    file: 'server/database/changes/constraintRefusals.ts',
    find: '!fields && isUniqueIndex(error.constraint)',
    replace: '!fields && !isUniqueIndex(error.constraint)',
    why: 'the former version answers 500 to a value that the next one wants once',
    tests: [EXPAND],
  },
]);
