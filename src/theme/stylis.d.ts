declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';

  /** Adds vendor prefixes; Emotion uses it if no plugins are given. */
  export const prefixer: StylisPlugin;
}
