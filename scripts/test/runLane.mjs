import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Lines of a check without a report that are told again at the end. */
const LAST_LINES = 15;

/** Counts and failures from the report of a run; one check by its exit code, with the end of its output. */
function resultOf({ name, report, read }, exitCode, output) {
  const file = report && join(root, report);
  const end = { name, message: output.split('\n').slice(-LAST_LINES).join('\n') };
  if (!file || !existsSync(file))
    return exitCode === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [end] };
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const result = { ...read.count(content), failures: read.failures(content) };
  return exitCode !== 0 && result.failed === 0 ? { ...result, failed: 1, failures: [end] } : result;
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
      const text = Buffer.concat(output).toString().trimEnd();
      const result = resultOf(check, exitCode, text);
      const seconds = (Date.now() - started) / 1000;
      console.log(`\n── ${check.name}: ${result.passed} passed, ${result.failed} failed (${seconds.toFixed(1)} s)`);
      console.log(text);
      resolve({ name: check.name, ...result, ok: exitCode === 0, seconds });
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
