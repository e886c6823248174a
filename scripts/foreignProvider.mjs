import { ensureBuilt, ensureInstalled, requireNode } from './setup.mjs';

requireNode();
ensureInstalled();
ensureBuilt();
const { register } = await import('tsx/esm/api');
register();
await import('./foreignProvider/run.ts');
