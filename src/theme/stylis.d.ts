declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';

  /** Writes the prefixes that browsers want: what Emotion does by itself where it is given no plugins. */
  export const prefixer: StylisPlugin;
}
