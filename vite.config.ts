import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPageBudget } from './scripts/build/firstPageBudget';
import { precompress } from './scripts/build/precompress';

export default defineConfig({
  plugins: [
    react(),
    firstPageBudget({ modules: ['src/main.tsx', 'src/custom-pages/public/PublicApp.tsx'], budget: 130_000 }),
    precompress(),
  ],
  // Workers load heavy libraries only when they need them, which the older format cannot.
  worker: { format: 'es' },
  build: { target: 'es2022', chunkSizeWarningLimit: 700, reportCompressedSize: false },
});
