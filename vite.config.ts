import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/build/chunks';
import { compiledAhead } from './scripts/build/compiledAhead';
import { declaredWords } from './scripts/build/declaredWords';
import { earlyScript } from './scripts/build/earlyScript';
import { FAMILIES } from './scripts/build/families';
import { firstFiles } from './scripts/build/firstFiles';
import { plainIcons } from './scripts/build/plainIcons';
import { leanLibrary, leanRouter } from './scripts/build/leanLibrary';
import { precompress } from './scripts/build/precompress';
import { screenBudgets } from './scripts/build/screenBudgets';

/** The browsers of the build. */
const TARGET = 'es2022';

export default defineConfig({
  plugins: [
    react(),
    plainIcons(),
    leanLibrary(),
    leanRouter(),
    declaredWords(),
    firstFiles(),
    earlyScript(TARGET),
    screenBudgets(FAMILIES),
    compiledAhead(),
    precompress(),
  ],
  resolve: {
    alias: {
      'object.entries': fileURLToPath(new URL('scripts/build/objectEntries.cjs', import.meta.url)),
      'jsonexport/dist/index.js': fileURLToPath(new URL('scripts/build/jsonExport.mjs', import.meta.url)),
    },
  },
  // Workers load heavy libraries only when they need them, which the older format cannot.
  worker: { format: 'es' },
  build: {
    target: TARGET,
    chunkSizeWarningLimit: 900,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        // The names of the screens that share a file would make its name as long as a line.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
});
