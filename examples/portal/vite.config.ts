import { resolve } from 'node:path';
import { defineConfig, type Plugin, type PluginOption } from 'vite';
import portal from '../../vite.config';

/** What the examples add to each list of declarations of the portal. */
const ADDED = new Map([
  [resolve('src/resources/schemas/index.ts'), resolve('examples/families/index.ts')],
  [resolve('src/resources/schemas/pages/index.ts'), resolve('examples/families/pages.ts')],
]);

/** The declarations of the portal, with the families of the examples behind them. */
const withFamilies = (): Plugin => ({
  name: 'socle:with-families',
  enforce: 'pre',
  transform(code, id) {
    const added = ADDED.get(id);
    return added && `${code}\nexport * from '${added}';\n`;
  },
});

/** The budgets are those of the portal alone. */
const isBudget = (plugin: PluginOption): boolean =>
  plugin !== null && typeof plugin === 'object' && 'name' in plugin && plugin.name === 'socle:screen-budgets';

export default defineConfig({
  ...portal,
  plugins: [withFamilies(), ...(portal.plugins ?? []).flat().filter((plugin) => !isBudget(plugin as PluginOption))],
  build: { ...portal.build, outDir: 'examples/portal/dist', emptyOutDir: true },
});
