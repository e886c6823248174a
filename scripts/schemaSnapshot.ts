import { schemas } from '../src/portal/declared';
import { takeSnapshot } from './diff/snapshot';

// Prints what the declarations make, for `npm run schema:diff`, which runs it in another revision.
process.stdout.write(JSON.stringify(takeSnapshot(schemas)));
