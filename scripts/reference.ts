import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeReference, STORED } from './reference/makeReference';

/** Generates the reference of the declaration language: `docs/reference/`. */
const root = process.cwd();
const folder = join(root, 'docs/reference');
mkdirSync(folder, { recursive: true });
const { pages, stored } = await makeReference(root);
for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text);
writeFileSync(join(root, STORED), stored);
