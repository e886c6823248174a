import { fileURLToPath } from 'node:url';
import { runServer } from '../../server/serverProcess';

// `npm run example:minimal`: the library's API, its document and its sign-in; it has no front end of its own.
const frontEnd = fileURLToPath(new URL('dist', import.meta.url));
await runServer(async () => ({ product: (await import('./product')).library, frontEnd }));
