import type { Plugin } from 'vite';

/** Chunks that are preloaded before a click needs them: those of forms. */
const AHEAD = /^(inputs|record)$/;

/**
 * Makes the browser compile all functions of the file while it loads, instead of each at its first call
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Adds the compile hint to preloaded chunks: compiling 300 functions cost 15 ms when the first form opened. */
export const compiledAhead = (): Plugin => ({
  name: 'socle:compiled-ahead',
  apply: 'build',
  generateBundle: {
    // Run last: the hint must be the first line.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && AHEAD.test(file.name)) file.code = HINT + file.code;
    },
  },
});
