import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root } from './setup.mjs';

/** Every check of the project, in two lanes side by side; ends with `N passed, N failed`. */
requireNode();
ensureInstalled();
rmSync(join(root, 'test-results'), { recursive: true, force: true });
mkdirSync(join(root, 'test-results'), { recursive: true });

const bin = (name) => join('node_modules', '.bin', name);

/** Counts of a finished run: of its report where it wrote one, otherwise one check that passed or failed. */
function countsOf({ report, count }, exitCode) {
  const file = report && join(root, report);
  if (!file || !existsSync(file)) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = count(JSON.parse(readFileSync(file, 'utf8')));
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Runs one check to its end; what it printed is shown in one piece, so that the lanes do not mix. */
function runCheck(check) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(check.command[0], check.command.slice(1), {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const finish = (exitCode) => {
      const counts = countsOf(check, exitCode);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`\n── ${check.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
      console.log(Buffer.concat(output).toString().trimEnd());
      resolve({ ...counts, ok: exitCode === 0 });
    };
    child.on('error', (error) => {
      output.push(Buffer.from(error.message));
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

async function runLane(checks) {
  const results = [];
  for (const check of checks) {
    if (check.needsPrevious && !results.at(-1)?.ok) results.push({ passed: 0, failed: 1, ok: false });
    else results.push(await runCheck(check));
  }
  return results;
}

const browserChecks = [
  { name: 'build', command: [process.execPath, 'scripts/build.mjs'] },
  {
    name: 'browser tests',
    needsPrevious: true,
    command: [bin('playwright'), 'test'],
    report: 'test-results/playwright.json',
    count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  },
];
const codeChecks = [
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint', command: [bin('eslint'), '.', '--max-warnings=0'] },
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  {
    name: 'unit and API tests',
    command: [bin('vitest'), 'run'],
    report: 'test-results/vitest.json',
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  },
];

const results = (await Promise.all([runLane(browserChecks), runLane(codeChecks)])).flat();
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
