import { Suspense } from 'react';
import { lazyScreen } from '../../resources/views/lazyScreen';
import type { KeyHelpProps } from './KeyHelp';

const KeyHelp = lazyScreen<KeyHelpProps>(() => import('./KeyHelp'));

/** Loads the help on first use. */
export const LazyKeyHelp = (props: KeyHelpProps) => (
  <Suspense fallback={null}>
    <KeyHelp {...props} />
  </Suspense>
);
