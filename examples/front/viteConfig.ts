import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { plainIcons } from '../../scripts/build/plainIcons';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** How the front end of an example is built: `<folder>/front` into `<folder>/dist`. */
export const exampleFront = (folder: string): UserConfig => ({
  root: here(`../${folder}/front`),
  publicDir: here('../../public'),
  plugins: [react(), plainIcons()],
  resolve: {
    alias: {
      'object.entries': here('../../scripts/build/objectEntries.cjs'),
      'jsonexport/dist/index.js': here('../../scripts/build/jsonExport.mjs'),
    },
  },
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: here(`../${folder}/dist`), emptyOutDir: true, chunkSizeWarningLimit: 3_000 },
});
