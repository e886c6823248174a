import { article, importOf } from '../src/resources/exchange/plan/testResources';
import { planImport } from '../src/resources/exchange/plan/planImport';
import { median } from './measure';

// npm run bench:importPlan - planning an import in the browser, compared to a tenth of its rows.

const ROWS = 10_000;
const RUNS = 5;
/** Ten times the rows, plus an allowance for cache misses. */
const MOST = 15;
const HEADINGS = ['code', 'libelle', 'prix', 'actif', 'famille', 'lieu.ville', 'lieu.etage', 'depuis'];

function inputOf(count: number) {
  const rows = Array.from({ length: count }, (_, at) => [
    `C${at}`,
    `Libellé ${at}`,
    '1 234,5',
    'oui',
    'Boissons',
    'Lille',
    '2',
    '31/01/2026',
  ]);
  const records = rows.slice(0, count / 2).map(([code], at) => article(at + 1, { code, libelle: 'x' }));
  return importOf(HEADINGS, rows, { records });
}

const timeOf = (count: number) => {
  const input = inputOf(count);
  return median(RUNS, async () => {
    const { changes } = planImport(input);
    if (changes.length !== count) throw new Error(`${changes.length} changes instead of ${count}`);
  });
};

await timeOf(ROWS / 10);
const few = await timeOf(ROWS / 10);
const many = await timeOf(ROWS);
const ratio = many / few;
console.log(
  `${ROWS} rows planned in ${many.toFixed(0)} ms, ${ROWS / 10} in ${few.toFixed(0)} ms: ratio ${ratio.toFixed(1)}`,
);
console.log(`${ratio <= MOST ? 'holds' : 'FAILS'}: at most ${MOST} times as long for ten times the rows`);
if (ratio > MOST) process.exitCode = 1;
