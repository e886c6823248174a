import { schemas } from '../src/portal/declared';
import { compareSnapshots } from './diff/compareSnapshots';
import { readRevision } from './diff/readRevision';
import { reportOf } from './diff/report';
import { takeSnapshot } from './diff/snapshot';
import { databaseChanges } from './diff/databaseChanges';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';

const USAGE = 'npm run -s schema:diff -- [--against main] [--database postgres://… | ./data] [--check]';

/** Prints the effects of this working copy's declarations as Markdown. */
async function main(): Promise<void> {
  const options = readOptions(USAGE, {
    against: { type: 'string' },
    database: { type: 'string' },
    check: { type: 'boolean' },
  });
  const { database, check = false } = options;
  const against = options.against ?? (database === undefined ? 'main' : undefined);
  const changes =
    against === undefined ? [] : compareSnapshots(readRevision(process.cwd(), against), takeSnapshot(schemas));
  if (against !== undefined) console.log(reportOf(`Ce que changent les déclarations depuis « ${against} »`, changes));
  const stored = database === undefined ? [] : await databaseChanges(database, schemas);
  if (database !== undefined) console.log(reportOf('Ce qu’elles changent dans la base', stored));
  if (check && [...changes, ...stored].some(({ breaking }) => breaking)) process.exitCode = 1;
}

await runCommand(main);
