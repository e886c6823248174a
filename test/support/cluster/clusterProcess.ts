import { openTestCluster } from './testCluster';

// Holds the cluster of a run open for all its lanes (scripts/test.mjs): prints its URL and directory, and closes it
// when standard input ends.
const cluster = await openTestCluster();
process.stdout.write(`${JSON.stringify({ url: cluster.url, directory: cluster.directory })}\n`);
process.stdin.resume();
process.stdin.once('end', () => void cluster.close());
