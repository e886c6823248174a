import { resolve } from 'node:path';
import { defineConfig, type Plugin, type PluginOption } from 'vite';
import portal from '../../vite.config';

const DECLARATIONS = resolve('src/resources/schemas/index.ts');

/** The declarations of the portal, with the families of the examples behind them. */
const withFamilies = (): Plugin => ({
  name: 'socle:with-families',
  enforce: 'pre',
  transform: (code, id) =>
    id === DECLARATIONS ? `${code}\nexport * from '${resolve('examples/families/index.ts')}';\n` : undefined,
});

/** The budgets are those of the portal alone. */
const isBudget = (plugin: PluginOption): boolean =>
  plugin !== null && typeof plugin === 'object' && 'name' in plugin && plugin.name === 'socle:screen-budgets';

export default defineConfig({
  ...portal,
  plugins: [withFamilies(), ...(portal.plugins ?? []).flat().filter((plugin) => !isBudget(plugin as PluginOption))],
  build: { ...portal.build, outDir: 'examples/portal/dist', emptyOutDir: true },
});
