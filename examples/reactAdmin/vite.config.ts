import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig, type PluginOption } from 'vite';
import portal from '../../vite.config';

const nameOf = (plugin: PluginOption): string | undefined =>
  plugin && 'name' in plugin && typeof plugin.name === 'string' ? plugin.name : undefined;

/** The portal with this folder's replacements; its size budgets apply to the portal alone. */
export default defineConfig(
  mergeConfig(
    {
      ...portal,
      plugins: portal.plugins?.flat().filter((plugin) => nameOf(plugin as PluginOption) !== 'socle:screen-budgets'),
    },
    {
      resolve: {
        alias: [
          { find: /^\.\/replacedViews$/, replacement: fileURLToPath(new URL('replacedViews.ts', import.meta.url)) },
        ],
      },
    },
  ),
);
