import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root } from './setup.mjs';

/** Every check of the project, side by side where that is faster; ends with `N passed, N failed`. */
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
  for (const check of checks) results.push(await runCheck(check));
  return results;
}

const build = { name: 'build', command: [process.execPath, 'scripts/build.mjs'] };
const types = { name: 'types', command: [bin('tsc'), '--noEmit'] };
const style = [
  { name: 'lint', command: [bin('eslint'), '.', '--max-warnings=0'] },
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
];
const code = {
  name: 'unit and API tests',
  command: [bin('vitest'), 'run'],
  report: 'test-results/vitest.json',
  count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
};
const browser = {
  name: 'browser tests',
  command: [bin('playwright'), 'test'],
  report: 'test-results/playwright.json',
  count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
};

// What waits for screens runs alone: it uses both cores by itself, and a loaded machine would make it wait in vain.
const [[built, ...checked], ...styled] = await Promise.all([runLane([build, types]), runLane(style)]);
const tested = await runLane(built.ok ? [code, browser] : [code]);
const results = [built, ...checked, ...styled.flat(), ...tested];
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
