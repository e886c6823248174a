import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/database/open';
import { ROWS } from './adherents';
import { measureLists, type Figure } from './lists';

const milliseconds = (value: number): string => value.toFixed(2).padStart(9);

const HEADINGS = ['warm', 'cold', 'after write', 'by hand', 'plain'] as const;

function print(figures: readonly Figure[]): void {
  console.log(`${ROWS.toLocaleString('en')} records, median in ms; each answer holds the page and the exact total\n`);
  console.log(''.padEnd(24) + HEADINGS.map((heading) => heading.padStart(12)).join(''));
  for (const { name, warm, cold, afterWrite, handWritten, plain } of figures) {
    console.log(
      name.padEnd(24) +
        [warm, cold, afterWrite, handWritten, plain].map((one) => milliseconds(one).padStart(12)).join(''),
    );
  }
  console.log('');
  for (const { name, warm, cold, afterWrite, handWritten, plain, requirements } of figures) {
    const ratios = [warm, cold, afterWrite].map(
      (one) => `${(one / handWritten).toFixed(2)} / ${(one / plain).toFixed(2)}`,
    );
    console.log(`${name}: ratio to by hand / plain: warm ${ratios[0]}, cold ${ratios[1]}, after a write ${ratios[2]}`);
    for (const { text, holds } of requirements) console.log(`  ${holds ? 'holds' : 'FAILS'}: ${text}`);
  }
}

const directory = await mkdtemp(join(tmpdir(), 'socle-bench-'));
const database = await openDatabase({ dataDirectory: directory });
try {
  const { figures, keyset } = await measureLists(database);
  print(figures);
  console.log('\npages by keys, without a total');
  for (const { name, time } of keyset) console.log(name.padEnd(24) + milliseconds(time).padStart(12));
  if (figures.some(({ requirements }) => requirements.some(({ holds }) => !holds))) process.exitCode = 1;
} finally {
  await database.close();
  await rm(directory, { recursive: true, force: true });
}
