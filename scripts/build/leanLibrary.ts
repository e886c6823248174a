import type { Plugin } from 'vite';

/** What of the library stands in every page and is never reached, with what stands in its place. */
const STUBS: Readonly<Record<string, string>> = {
  // Our theme has colours, not variables (src/theme/theme.ts): `createTheme` asks for these only with `cssVariables`.
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
  // The theme switches ripples off for every button (src/theme/components/baseline.ts).
  'TouchRipple.mjs': 'export default () => null;',
  // Each language of the library makes its formatter of numbers when it is read; only paging and star ratings of the library, which no page has, use it.
  'buildFormatNumber.mjs': `
    export default (language) => {
      let formatter;
      return (value) => (formatter ??= new Intl.NumberFormat(language)).format(value);
    };`,
  // What turns in a button while it waits: no button of a first page does, and others load it then.
  'CircularProgress.mjs': `
    import { createElement, lazy, Suspense } from 'react';
    const Late = lazy(() => import('@mui/material/CircularProgress'));
    export default (props) => createElement(Suspense, { fallback: null }, createElement(Late, props));`,
};

const PREFIX = '\0lean-library:';

/** The router ships a build without its warnings to developers, and names the other one in its package. */
const WARNING_BUILD = '/react-router/dist/development/';

/** Takes the router's build for production in the place of the one for development. */
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

/**
 * Leaves out of the build what the library imports for themes and buttons of another making: 60 kB before compression, which
 * no bundler can tell to be unused. A version of the library that names its files otherwise is built whole, and over budget.
 */
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
