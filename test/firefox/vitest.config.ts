import { defineConfig } from 'vitest/config';

/** Tests in an installed Firefox (docs/decisions/0016-browsers.md). */
export default defineConfig({
  test: {
    include: ['test/firefox/**/*.test.ts'],
    globalSetup: ['test/support/demonstration.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/firefox.json' }]],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
