import { mapStackTraces } from './mapStackTraces';

// Before anything else is loaded: stack traces name source files, also of what fails while it loads.
mapStackTraces();
const { runServer } = await import('./serverProcess');
await runServer();
