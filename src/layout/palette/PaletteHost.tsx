import { useCallback, useState, type ReactNode } from 'react';
import { PaletteProvider } from './PaletteContext';
import { PaletteDialog } from './PaletteDialog';
import { useShortcut } from './shortcut';

/** Opens the palette by Ctrl K, or for components below it. */
export function PaletteHost({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useShortcut(show);
  return (
    <PaletteProvider value={show}>
      {children}
      {open && <PaletteDialog onClose={close} />}
    </PaletteProvider>
  );
}
