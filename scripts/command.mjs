import { ensureServerBuilt, requireNode } from './setup.mjs';

/** Runs a built command (`npm run -s token -- …`); installs and builds first if needed. */
requireNode();
ensureServerBuilt();
const [, , name, ...rest] = process.argv;
process.argv = [process.argv[0], name, ...rest];
process.setSourceMapsEnabled(true);
await import(`../dist-server/${name}.mjs`);
