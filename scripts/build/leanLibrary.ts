import type { Plugin } from 'vite';

/** Modules of MUI that every page would load but never uses, and their replacements. */
const STUBS: Readonly<Record<string, string>> = {
  // Our theme does not use CSS variables (src/theme/theme.ts), and `createTheme` calls these only with `cssVariables`.
  'createThemeWithVars.mjs': `
    const refuse = () => { throw new Error('themes of css variables are left out of this build (scripts/build/leanLibrary.ts)'); };
    export const createGetCssVar = refuse;
    export default refuse;`,
  'ThemeProviderWithVars.mjs': `
    const refuse = () => { throw new Error('themes of css variables are left out of this build (scripts/build/leanLibrary.ts)'); };
    export const CssVarsProvider = refuse;
    export const Experimental_CssVarsProvider = refuse;
    export const useColorScheme = refuse;
    export const getInitColorSchemeScript = refuse;`,
  // The theme disables ripples of all buttons (src/theme/components/baseline.ts).
  'TouchRipple.mjs': 'export default () => null;',
  // Each locale of MUI creates its number formatter on import; only its pagination and rating use it, which we do not.
  'buildFormatNumber.mjs': `
    export default (language) => {
      let formatter;
      return (value) => (formatter ??= new Intl.NumberFormat(language)).format(value);
    };`,
  // Spinner of a loading button; no first page shows one, so it loads on demand.
  'CircularProgress.mjs': `
    import { createElement, lazy, Suspense } from 'react';
    const Late = lazy(() => import('@mui/material/CircularProgress'));
    export default (props) => createElement(Suspense, { fallback: null }, createElement(Late, props));`,
};

const PREFIX = '\0lean-library:';

/** Path of the router's build with developer warnings, to which its package points. */
const WARNING_BUILD = '/react-router/dist/development/';

/** Uses the router's production build instead. */
export const leanRouter = (): Plugin => ({
  name: 'socle:lean-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace(WARNING_BUILD, '/react-router/dist/production/') };
    },
  },
});

/** Removes 60 kB of MUI that no bundler can prove unused. If MUI renames these files, the budgets fail the build. */
export const leanLibrary = (): Plugin => ({
  name: 'socle:lean-library',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: {
      id: /^\.\/(createThemeWithVars|ThemeProviderWithVars|TouchRipple)\.mjs$|^\.\/utils\/buildFormatNumber\.mjs$|^\.\.\/CircularProgress\/index\.mjs$/,
    },
    handler(source, importer) {
      if (!importer?.includes('/@mui/material/')) return undefined;
      if (source.startsWith('./')) return PREFIX + source.slice(source.lastIndexOf('/') + 1);
      return /\/(Icon)?Button\.mjs$/.test(importer) ? `${PREFIX}CircularProgress.mjs` : undefined;
    },
  },
  load: {
    filter: { id: /^\0lean-library:/ },
    handler: (id) => STUBS[id.slice(PREFIX.length)],
  },
});
