import { openTestCluster } from './testCluster';

// Holds the cluster of a run open for all its lanes (scripts/test.mjs): prints where it is, and closes it when its
// standard input ends.
const cluster = await openTestCluster();
process.stdout.write(`${JSON.stringify({ url: cluster.url, directory: cluster.directory })}\n`);
process.stdin.resume();
process.stdin.once('end', () => void cluster.close());
