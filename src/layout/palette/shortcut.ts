import { useEffect } from 'react';

/** Whether this device speaks of ⌘ where others say Ctrl. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The shortcut's name on this device: `Ctrl K` or `⌘ K`. */
export const shortcutName = (): string => (isApple() ? '⌘ K' : 'Ctrl K');

/** Calls `onPress` at Ctrl K (Cmd K), wherever the focus is. */
export function useShortcut(onPress: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onPress]);
}
