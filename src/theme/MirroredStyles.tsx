import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import mirror from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';

const mirrored = createCache({ key: 'rtl', stylisPlugins: [prefixer, mirror] });

/** What no component of the library says; the mirror turns the alignment around. */
const FURTHER = {
  // What is typed stands where its label does.
  'input, textarea': { textAlign: 'left' },
  // Icons have no direction of their own: between two of them is the page's.
  '.MuiAutocomplete-endAdornment': { unicodeBidi: 'normal' },
} as const;

/** Mirrors the styles of its children: what stands on the left stands on the right. */
export default function MirroredStyles({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={mirrored}>
      <Global styles={FURTHER} />
      {children}
    </CacheProvider>
  );
}
