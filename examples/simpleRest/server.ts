import { fileURLToPath } from 'node:url';
import { createBooksServer } from './createBooksServer';

// `npm run example:simpleRest`; `BOOKS=<file>` stores writes.
const frontEnd = fileURLToPath(new URL('dist', import.meta.url));
const port = Number(process.env['PORT'] ?? 3000);

createBooksServer({ frontEnd, file: process.env['BOOKS'] }).listen(port, '127.0.0.1', () =>
  console.log(`http://localhost:${port} est prêt.`),
);
