/** Whether this is `npm run test:long`, which runs what is slow by nature. */
export const isLongRun = (): boolean => process.env['SOCLE_TEST_SCOPE'] === 'all';
