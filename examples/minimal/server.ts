import { fileURLToPath } from 'node:url';
import { runServer } from '../../server/serverProcess';

// `npm run example:minimal`: the library's API, document, sign-in and built front end.
const frontEnd = fileURLToPath(new URL('dist', import.meta.url));
await runServer(async () => ({ product: (await import('./product')).library, frontEnd }));
