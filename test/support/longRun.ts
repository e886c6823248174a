/** Whether `npm run test:long` is running, which includes the slow tests. */
export const isLongRun = (): boolean => process.env['SOCLE_TEST_SCOPE'] === 'all';
