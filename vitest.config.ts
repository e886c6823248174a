import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of what is drawn: each file has a document of its own, and shares what it loads with the others. */
const DRAWN = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];

/** Milliseconds: a second, the default, is short where several workers share two cores. */
const WAITS = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    // It runs alone (scripts/test.mjs), and waits for databases and timers: one more for two cores keeps them busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Errors that a test provokes would bury the ones that it did not.
    silent: 'passed-only',
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          expect: WAITS,
          include: ['src/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts', 'test/faults/**/*.test.ts'],
          exclude: DRAWN,
          isolate: false,
          // Property tests take seconds where two cores are busy; no test is a measurement.
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          expect: WAITS,
          isolate: false,
          // What a file puts in the place of a global would stand in the next one too.
          unstubGlobals: true,
          unstubEnvs: true,
          include: DRAWN,
          environment: 'jsdom',
          // The library's copy of the router is loaded by Node: with another one of their own, screens would stand in no router.
          alias: [{ find: /^react-router$/, replacement: 'react-router-dom' }],
          setupFiles: ['test/support/leanReact.ts', 'test/support/domSetup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          expect: WAITS,
          isolate: false,
          include: ['{test/{api,fuzz,generated,identity,durability,contract},examples}/**/*.test.ts'],
          globalSetup: ['test/support/globalSetup.ts'],
          setupFiles: ['test/support/afterFileSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
