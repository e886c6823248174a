import { silenceRuntimeRemark } from './silenceRuntimeRemark';

// Both come before anything else is loaded: stack traces name source files, also of what fails while it loads.
process.setSourceMapsEnabled(true);
silenceRuntimeRemark();
const { runServer } = await import('./serverProcess');
await runServer();
