import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { lazyScreen } from '../../resources/views/lazyScreen';
import { PaletteProvider } from './PaletteContext';
import { useShortcut } from './shortcut';

// Most visits never open it: it comes when it is first asked for.
const Palette = lazyScreen(() => import('./Palette'));

/** Holds the command palette: opened by Ctrl K, or by whoever asks below. */
export function PaletteHost({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useShortcut(show);
  return (
    <PaletteProvider value={show}>
      {children}
      {open && (
        <Suspense fallback={null}>
          <Palette onClose={close} />
        </Suspense>
      )}
    </PaletteProvider>
  );
}
