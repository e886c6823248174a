import { fileURLToPath } from 'node:url';
import { mapStackTraces } from './mapStackTraces';

// Before anything else is loaded: stack traces name source files, also of what fails while it loads.
mapStackTraces();
const { runServer } = await import('./serverProcess');
const frontEnd = fileURLToPath(new URL('../dist', import.meta.url));
await runServer(async () => ({ product: (await import('./portal')).portal, frontEnd }));
