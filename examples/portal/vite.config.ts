import { resolve } from 'node:path';
import { defineConfig, type Plugin, type PluginOption } from 'vite';
import portal from '../../vite.config';

/** Files that list the portal's declarations, and the examples' files appended to them. */
const ADDED = new Map([
  [resolve('src/resources/schemas/index.ts'), resolve('examples/families/index.ts')],
  [resolve('src/resources/schemas/pages/index.ts'), resolve('examples/families/pages.ts')],
]);

/** Appends the examples' families to the portal's declarations. */
const withFamilies = (): Plugin => ({
  name: 'socle:with-families',
  enforce: 'pre',
  transform(code, id) {
    const added = ADDED.get(id);
    return added && `${code}\nexport * from '${added}';\n`;
  },
});

/** The budgets apply to the portal alone. */
const isBudget = (plugin: PluginOption): boolean =>
  plugin !== null && typeof plugin === 'object' && 'name' in plugin && plugin.name === 'socle:screen-budgets';

export default defineConfig({
  ...portal,
  plugins: [withFamilies(), ...(portal.plugins ?? []).flat().filter((plugin) => !isBudget(plugin as PluginOption))],
  build: { ...portal.build, outDir: 'examples/portal/dist', emptyOutDir: true },
});
