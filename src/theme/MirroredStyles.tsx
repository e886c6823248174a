import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import mirror from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';

const mirrored = createCache({ key: 'rtl', stylisPlugins: [prefixer, mirror] });

/** Styles that MUI does not set; the mirroring turns the alignment around. */
const FURTHER = {
  // Align the text with its label.
  'input, textarea': { textAlign: 'left' },
  // Icons have no text direction; their order follows the page's.
  '.MuiAutocomplete-endAdornment': { unicodeBidi: 'normal' },
} as const;

/** Mirrors its children's styles from left to right. */
export default function MirroredStyles({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={mirrored}>
      <Global styles={FURTHER} />
      {children}
    </CacheProvider>
  );
}
