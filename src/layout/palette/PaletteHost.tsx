import { useCallback, useState, type ReactNode } from 'react';
import { SearchEverywhereProvider } from '../../resources/views/page/SearchEverywhereContext';
import { PaletteProvider } from './PaletteContext';
import { PaletteDialog } from './PaletteDialog';
import { useShortcut } from './shortcut';

/** Opens the palette by Ctrl K, or for components below it. */
export function PaletteHost({ children }: { readonly children: ReactNode }) {
  // The text that it begins with; undefined while it is closed.
  const [text, setText] = useState<string>();
  const show = useCallback(() => setText(''), []);
  const close = useCallback(() => setText(undefined), []);
  // The same keys close it again.
  const toggle = useCallback((typed: string) => setText((open) => (open === undefined ? typed : undefined)), []);
  useShortcut(toggle);
  return (
    <PaletteProvider value={show}>
      <SearchEverywhereProvider value={setText}>{children}</SearchEverywhereProvider>
      {text !== undefined && <PaletteDialog text={text} onClose={close} />}
    </PaletteProvider>
  );
}
