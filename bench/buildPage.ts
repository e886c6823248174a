import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds a page of a benchmark with the production settings, its style sheets in one file.
 *
 * @param input the entry module
 * @param scripts the pattern of script names, such as `[name].js`
 */
export const buildPage = (directory: string, input: Readonly<Record<string, string>>, scripts: string) =>
  build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: directory,
      emptyOutDir: true,
      rolldownOptions: { input, output: { entryFileNames: scripts } },
      cssCodeSplit: false,
    },
  });
