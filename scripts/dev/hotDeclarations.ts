import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Development } from './development';
import { effectOf } from './changes';

const SCHEMAS = '/src/resources/schemas/';

/** Makes a declaration file accept its own updates, and notifies the page. */
const ACCEPT = `
if (import.meta.hot) import.meta.hot.accept((next) => {
  if (!next) return;
  const isTaken = !window.dispatchEvent(new CustomEvent('socle:declarations', { cancelable: true }));
  if (!isTaken) window.location.reload();
});
`;

/** Routes and menu are built from pages only once, so a changed page needs a reload. */
const PAGES = `${SCHEMAS}pages/`;

/** The contract's calls are merged into declarations only once, so these files need a reload. */
const CONTRACT_CALLS = 'src/resources/schemas/contractCalls.ts';

const hasContractCalls = (file: string, root: string): boolean =>
  readFileSync(resolve(root, CONTRACT_CALLS), 'utf8').includes(`'./${basename(file.split('?')[0] ?? file, '.ts')}'`);

/** Files of declarations that can be updated without a reload. */
const isDeclaration = (file: string, root: string): boolean =>
  file.includes(SCHEMAS) && !file.includes(PAGES) && !file.endsWith('/index.ts') && !hasContractCalls(file, root);

/**
 * Applies saved declarations to the open page: a resource replaces its former declaration (`hotResource.ts`) and the
 * application renders again (`src/followDeclarations.ts`); a change of the generator reloads the page. Waits while
 * there is a failure.
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
