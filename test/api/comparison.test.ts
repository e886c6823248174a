import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildPage } from '../../bench/buildPage';
import { Flotte, FlotteEntretiens } from '../../examples/comparison/socle/vehicles';
import { schemas } from '../../src/portal/declared';
import { assertSchemas } from '../../src/resources/check/check';
import { isLongRun } from '../support/longRun';

const FOLDER = 'examples/comparison';

/** Counts lines that are neither empty nor comments. */
function linesBelow(folder: string): number {
  const files = readdirSync(join(FOLDER, folder), { recursive: true, encoding: 'utf8' });
  const lines = files
    .filter((name) => /\.(tsx?|sql)$/.test(name))
    .flatMap((name) => readFileSync(join(FOLDER, folder, name), 'utf8').split('\n'));
  return lines.filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*\*|\*|--)/.test(line)).length;
}

it('the Socle example takes at most a fifth of the lines of plain react-admin, Express and SQL', () => {
  expect(() => assertSchemas([...schemas, Flotte, FlotteEntretiens])).not.toThrow();
  const [ours, plain] = [linesBelow('socle'), linesBelow('plain')];
  expect(ours * 5).toBeLessThanOrEqual(plain);
  // The page of the comparison states these numbers.
  const page = readFileSync('docs/comparison.md', 'utf8');
  expect(page).toContain(`**${ours}**`);
  expect(page).toContain(`**${plain}**`);
});

it.runIf(isLongRun())(
  'the compared application builds',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'socle-comparison-'));
    try {
      await buildPage(directory, { main: `${FOLDER}/plain/app/main.tsx` }, '[name].js');
      expect(readFileSync(join(directory, 'main.js')).length).toBeGreaterThan(100_000);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  },
  120_000,
);
