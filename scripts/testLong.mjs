import { ensureInstalled, ensureBuilt, requireNode } from './setup.mjs';
import { BROWSERS, CODE } from './test/checks.mjs';
import { openCluster } from './test/cluster.mjs';
import { runLane } from './test/runLane.mjs';
import { summarize } from './test/summary.mjs';

/** Slow tests: every resource through every step, crashes, random requests, a foreign provider. */
requireNode();
ensureInstalled();
ensureBuilt();

const ALL = { SOCLE_TEST_SCOPE: 'all' };
const FUZZ = {
  name: 'random requests',
  command: ['npm', 'run', '-s', 'fuzz', '--', '--count', '100000'],
};
const FOREIGN_PROVIDER = {
  name: 'foreign identity provider',
  command: [process.execPath, 'scripts/foreignProvider.mjs'],
};

/** No code may need a second connection while it holds one. */
const FEW_CONNECTIONS = {
  ...CODE,
  name: 'API tests with two connections',
  command: [...CODE.command, '--project', 'api'],
};

/** Mixed load while connections, processes, PostgreSQL and clocks fail. */
const SOAK = {
  name: 'soak',
  command: ['npm', 'run', '-s', 'soak'],
};

const cluster = await openCluster();
const tested = await runLane([CODE, BROWSERS], { ...cluster.env, ...ALL });
const narrow = await runLane([FEW_CONNECTIONS], { ...cluster.env, SOCLE_TEST_CONNECTIONS: '2' });
await cluster.close();
const others = await runLane([FUZZ, FOREIGN_PROVIDER, SOAK]);
summarize([...tested, ...narrow, ...others]);
