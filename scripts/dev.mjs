import { ensureInstalled, requireNode } from './setup.mjs';

requireNode();
ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('./dev.ts');
