import { schemas } from '../src/portal/declared';
import { takeSnapshot } from './diff/snapshot';

// Prints the snapshot of the declarations; `npm run schema:diff` runs it in another revision.
process.stdout.write(JSON.stringify(takeSnapshot(schemas)));
