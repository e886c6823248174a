import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** Where the host finds the script that it writes into the pages of the application. */
const EARLY_SCRIPT = 'early.js';

const ENTRY = fileURLToPath(new URL('../../src/visit/early.ts', import.meta.url));

/** Builds the script that stands in the page itself: one without any other file, since it begins before files are there. */
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

/** Adds the early script to the build. */
export function earlyScript(target: string): Plugin {
  return {
    name: 'socle:early-script',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: EARLY_SCRIPT, source: await buildEarlyScript(target) });
    },
  };
}
