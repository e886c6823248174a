import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Development } from './development';
import { effectOf } from './changes';

const SCHEMAS = '/src/resources/schemas/';

/** A file of declarations takes its own changes; the page is then told. */
const ACCEPT = `
if (import.meta.hot) import.meta.hot.accept((next) => {
  if (!next) return;
  const isTaken = !window.dispatchEvent(new CustomEvent('socle:declarations', { cancelable: true }));
  if (!isTaken) window.location.reload();
});
`;

/** Routes and menu are made of pages once: the page is loaded again with another one. */
const PAGES = `${SCHEMAS}pages/`;

/** Declarations that the contract has further calls for: what the page holds is made of them once. */
const CONTRACT_CALLS = 'src/resources/schemas/contractCalls.ts';

const hasContractCalls = (file: string, root: string): boolean =>
  readFileSync(resolve(root, CONTRACT_CALLS), 'utf8').includes(`'./${basename(file.split('?')[0] ?? file, '.ts')}'`);

/** Whether a file of declarations is renewed in the open page. */
const isDeclaration = (file: string, root: string): boolean =>
  file.includes(SCHEMAS) && !file.includes(PAGES) && !file.endsWith('/index.ts') && !hasContractCalls(file, root);

/**
 * Puts saved declarations into the open page: those of a resource in the place of the former ones (`hotResource.ts`), which
 * the application is drawn anew with (`src/followDeclarations.ts`); after a change of the generator itself the page is loaded
 * again. Not while something is wrong with them.
 */
export const hotDeclarations = (development: Development, root: string): Plugin => ({
  name: 'socle:hot-declarations',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../defineResource' && importer?.includes(SCHEMAS)
      ? resolve(root, 'scripts/dev/hotResource.ts')
      : undefined,
  transform: (code, id) =>
    isDeclaration(id, root) && code.includes('defineResource(') ? { code: code + ACCEPT, map: null } : undefined,
  async hotUpdate({ file, server }) {
    if (effectOf(file, root) !== 'declarations') return undefined;
    if (this.environment.name !== 'client') return [];
    const isRight = await development.declarationsChanged(file);
    if (isRight && isDeclaration(file, root)) return undefined;
    if (isRight) server.ws.send({ type: 'full-reload' });
    return [];
  },
});
