import { relative } from 'node:path';
import { root } from '../setup.mjs';

/** How the JSON report of a runner is read: its counts, and the tests that failed with the first lines of their messages. */

/** Lines of a message that say what failed and where. */
const MESSAGE_LINES = 12;

// oxlint-disable-next-line no-control-regex -- colours of a terminal begin with this character
const COLOURS = /\u001b\[[0-9;]*m/g;

const firstLines = (message) =>
  message
    .replace(COLOURS, '')
    .trim()
    .split('\n')
    .filter((line) => !line.includes('node_modules') && !line.includes('(<anonymous>)'))
    .slice(0, MESSAGE_LINES)
    .join('\n');

/** Report of vitest (the format of Jest). */
export const VITEST = {
  count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  failures: ({ testResults }) =>
    testResults.flatMap(({ name: path, status, message, assertionResults }) => {
      const name = relative(root, path);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that could not be loaded has no test that failed.
      if (failed.length === 0 && status === 'failed') return [{ name, message: firstLines(message) }];
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${name} › ${fullName}`,
        message: firstLines(failureMessages.join('\n')),
      }));
    }),
};

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Report of Playwright. */
export const PLAYWRIGHT = {
  count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  failures: ({ suites, errors }) => [
    ...suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => ({
        name: `${file}:${line} › ${title}`,
        message: firstLines(
          tests
            .flatMap(({ results }) => results)
            .flatMap((result) => result.errors)
            .map((error) => error.message ?? '')
            .join('\n'),
        ),
      })),
    ...errors.map(({ message }) => ({ name: 'outside a test', message: firstLines(message ?? '') })),
  ],
};
