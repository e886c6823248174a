import { readOptions } from '../scripts/readOptions';
import { generatedResources } from './declarations/generatedResources';
import { withCopy } from './declarations/copyOfProject';
import { listKilobytes, startMilliseconds, suiteSeconds, typeCheckMilliseconds } from './declarations/measures';

// npm run bench:declarations - the cost of each additional resource, measured in copies of the project that are built,
// started, type-checked and tested. --counts 0,50,200,500 sets how many are added, --only start,list what is measured.

const MEASURES = {
  start: { unit: 'ms at start', limit: 1, measure: startMilliseconds },
  list: { unit: 'kB of a list', limit: 0.5, measure: listKilobytes },
  types: { unit: 'ms of type check', limit: 20, measure: typeCheckMilliseconds },
  suite: { unit: 's of the suite', limit: 2, measure: suiteSeconds },
} as const;
type Measure = keyof typeof MEASURES;

const { counts = '0,50,200,500', only = Object.keys(MEASURES).join() } = readOptions(
  'npm run bench:declarations -- [--counts 0,50] [--only start,list,types,suite]',
  { counts: { type: 'string' }, only: { type: 'string' } },
);
const names = (Object.keys(MEASURES) as Measure[]).filter((name) => only.split(',').includes(name));

type Values = Readonly<Partial<Record<Measure, number>>>;

async function measured(root: string): Promise<Values> {
  const values: Partial<Record<Measure, number>> = {};
  // One after the other, so that each has the machine for itself.
  for (const name of names) values[name] = await MEASURES[name].measure(root);
  return values;
}

const rows: { readonly count: number; readonly values: Values }[] = [];
for (const count of counts.split(',').map(Number)) {
  const values = await withCopy(generatedResources(count), measured);
  rows.push({ count, values });
  console.log(`${count} more:`, names.map((name) => `${values[name]?.toFixed(1)} ${MEASURES[name].unit}`).join(', '));
}

const [base, ...others] = rows;
for (const { count, values } of others)
  for (const name of names) {
    const { unit, limit } = MEASURES[name];
    const [before, after] = [base?.values[name], values[name]];
    if (before === undefined || after === undefined) continue;
    const each = (after - before) / (count - (base?.count ?? 0));
    const holds = each <= limit;
    console.log(`${holds ? 'holds' : 'FAILS'}: ${each.toFixed(2)} of ${limit} ${unit} for each of ${count}`);
    if (!holds) process.exitCode = 1;
  }
