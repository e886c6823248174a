import { useEffect } from 'react';

/** Apple devices use ⌘ instead of Ctrl. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** `Ctrl K` or `⌘ K`. */
export const shortcutName = (): string => (isApple() ? '⌘ K' : 'Ctrl K');

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
