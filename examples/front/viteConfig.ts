import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { plainIcons } from '../../scripts/build/plainIcons';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The build of an example's front end into `<folder>/dist`: the HTML of this folder or of `page`, with
 * `<folder>/front/main.ts`.
 */
export const exampleFront = (folder: string, page = 'front'): UserConfig => ({
  root: here(`../${page}`),
  publicDir: here('../../public'),
  plugins: [react(), plainIcons()],
  resolve: {
    alias: {
      '/main.ts': here(`../${folder}/front/main.ts`),
      'object.entries': here('../../scripts/build/objectEntries.cjs'),
      'jsonexport/dist/index.js': here('../../scripts/build/jsonExport.mjs'),
    },
  },
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: here(`../${folder}/dist`), emptyOutDir: true, chunkSizeWarningLimit: 3_000 },
});
