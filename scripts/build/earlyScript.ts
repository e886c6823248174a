import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** Name of the script that the host inlines into the application's pages. */
const EARLY_SCRIPT = 'early.js';

const ENTRY = fileURLToPath(new URL('../../src/visit/early.ts', import.meta.url));

/** Bundles the inline script without imports, because it runs before other files arrive. */
async function buildEarlyScript(target: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script, ...others] = files;
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('the early script is not one file');
  return script.code;
}

export function earlyScript(target: string): Plugin {
  return {
    name: 'socle:early-script',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: EARLY_SCRIPT, source: await buildEarlyScript(target) });
    },
  };
}
