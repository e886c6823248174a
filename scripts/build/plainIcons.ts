import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PLAIN = fileURLToPath(new URL('../../src/theme/createPlainIcon.tsx', import.meta.url));

/** Renders the icons of `@mui/icons-material` as plain elements. */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/utils\/createSvgIcon\.mjs$/ },
    handler: (_source, importer) => (importer?.includes('/@mui/icons-material/') ? PLAIN : undefined),
  },
});
