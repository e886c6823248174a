import { fileURLToPath } from 'node:url';
import { mapStackTraces } from './mapStackTraces';

// Before any other import, so that errors while loading also have mapped stack traces.
mapStackTraces();
const { runServer } = await import('./serverProcess');
const frontEnd = fileURLToPath(new URL('../dist', import.meta.url));
await runServer(async () => ({ product: (await import('./portal')).portal, frontEnd }));
