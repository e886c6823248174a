import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Counts from the report of a run, or one check by its exit code. */
function countsOf({ report, count }, exitCode) {
  const file = report && join(root, report);
  if (!file || !existsSync(file)) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = count(JSON.parse(readFileSync(file, 'utf8')));
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Runs one check; prints its output in one piece, so that parallel lanes do not mix. */
function runCheck(check, env) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(check.command[0], check.command.slice(1), {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...env, ...check.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const finish = (exitCode) => {
      const counts = countsOf(check, exitCode);
      const seconds = (Date.now() - started) / 1000;
      console.log(`\n── ${check.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(1)} s)`);
      console.log(Buffer.concat(output).toString().trimEnd());
      resolve({ name: check.name, ...counts, ok: exitCode === 0, seconds });
    };
    child.on('error', (error) => {
      output.push(Buffer.from(error.message));
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs checks one after the other.
 * @param checks their names, commands, and reports
 * @param env variables for all of them
 */
export async function runLane(checks, env = {}) {
  const results = [];
  for (const check of checks) results.push(await runCheck(check, env));
  return results;
}
