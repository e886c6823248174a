import { readOptions } from '../scripts/readOptions';
import { generatedResources } from './declarations/generatedResources';
import { withCopy } from './declarations/copyOfProject';
import { listKilobytes, startMilliseconds, suiteSeconds, typeCheckMilliseconds } from './declarations/measures';

// npm run bench:declarations - what one resource more costs: in copies of the project with further ones, which are built,
// started, type-checked and (--suite) tested. --counts 0,50,200,500 says with how many.

const { counts = '0,50,200,500', suite = false } = readOptions(
  'npm run bench:declarations -- [--counts 0,50] [--suite]',
  {
    counts: { type: 'string' },
    suite: { type: 'boolean' },
  },
);

/** What each resource more may cost. */
const LIMITS = { 'ms at start': 1, 'kB of a list': 0.5, 'ms of type check': 20, 's of the suite': 2 } as const;
type Measure = keyof typeof LIMITS;

const measured: { readonly count: number; readonly values: Readonly<Partial<Record<Measure, number>>> }[] = [];
for (const count of counts.split(',').map(Number)) {
  const values = await withCopy(generatedResources(count), async (root) => ({
    'ms at start': await startMilliseconds(root),
    'kB of a list': listKilobytes(root),
    'ms of type check': typeCheckMilliseconds(root),
    ...(suite && { 's of the suite': suiteSeconds(root) }),
  }));
  measured.push({ count, values });
  console.log(
    `${count} more:`,
    Object.entries(values)
      .map(([name, value]) => `${value.toFixed(1)} ${name}`)
      .join(', '),
  );
}

const [base, ...others] = measured;
for (const { count, values } of others)
  for (const [name, limit] of Object.entries(LIMITS)) {
    const [before, after] = [base?.values[name as Measure], values[name as Measure]];
    if (before === undefined || after === undefined) continue;
    const each = (after - before) / (count - (base?.count ?? 0));
    const holds = each <= limit;
    console.log(`${holds ? 'holds' : 'FAILS'}: ${each.toFixed(2)} of ${limit} ${name} for each of ${count}`);
    if (!holds) process.exitCode = 1;
  }
