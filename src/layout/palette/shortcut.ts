import { useEffect } from 'react';
import { isApple } from '../../resources/views/page/shortcutKeys';

/** `Ctrl + K` or `⌘ K`. */
export const shortcutName = (): string => (isApple() ? '⌘ K' : 'Ctrl + K');

/** Calls `onPress` for the shortcut, and for one that was pressed while the application loaded, with what was typed since. */
export function useShortcut(onPress: (typed: string) => void): void {
  useEffect(() => {
    const early = window.socleEarlyKeys?.take();
    if (early !== undefined) onPress(early);
    const listen = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return;
      event.preventDefault();
      onPress('');
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onPress]);
}
