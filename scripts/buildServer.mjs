import { buildServer } from './build/server.mjs';
import { root } from './setup.mjs';

await buildServer(root);
