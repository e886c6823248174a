import { Suspense } from 'react';
import { lazyScreen } from '../../resources/views/lazyScreen';
import type { KeyHelpProps } from './KeyHelp';

const KeyHelp = lazyScreen<KeyHelpProps>(() => import('./KeyHelp'));

/** The help of the keys, whose code comes once it is asked for. */
export const LazyKeyHelp = (props: KeyHelpProps) => (
  <Suspense fallback={null}>
    <KeyHelp {...props} />
  </Suspense>
);
