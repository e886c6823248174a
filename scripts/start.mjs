import { ensureBuilt, requireNode } from './setup.mjs';

requireNode();
ensureBuilt();
await import('../dist-server/main.mjs');
