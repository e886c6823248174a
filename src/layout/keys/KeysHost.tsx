import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { lazyScreen } from '../../resources/views/lazyScreen';
import { isDialogOpen } from '../../resources/views/page/isDialogOpen';
import { isTyping } from '../../resources/views/page/isTyping';
import { hasModifier } from '../../resources/views/page/pressedKeys';
import { KeysProvider } from './KeysContext';
import type { KeysDialogProps } from './KeysDialog';

const KeysDialog = lazyScreen<KeysDialogProps>(() => import('./KeysDialog'));

/** Opens the list of keyboard shortcuts by `?` on pages without a help of their own, or for components below it. */
export function KeysHost({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (key !== '?' || defaultPrevented || hasModifier(event) || isTyping(target) || isDialogOpen(target)) return;
      show();
    };
    // On the window, after the pages' listeners on the document.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [show]);
  return (
    <KeysProvider value={show}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </KeysProvider>
  );
}
