import { useCallback, useState, type ReactNode } from 'react';
import { PaletteProvider } from './PaletteContext';
import { PaletteDialog } from './PaletteDialog';
import { useShortcut } from './shortcut';

/** Holds the command palette: opened by Ctrl K, or by whatever asks for it below. */
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
