import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import mirror from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';

const mirrored = createCache({ key: 'rtl', stylisPlugins: [prefixer, mirror] });

/** Mirrors the styles of its children: what stands on the left stands on the right. */
export default function MirroredStyles({ children }: { readonly children: ReactNode }) {
  return <CacheProvider value={mirrored}>{children}</CacheProvider>;
}
