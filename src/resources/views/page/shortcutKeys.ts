/** Apple devices use ⌘ instead of Ctrl. */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The value of `aria-keyshortcuts` as it is written on this device's keys: `Ctrl + S`, `⌘ S`. */
export function shownKeys(shortcuts: string): string {
  const [first = ''] = shortcuts.split(' ');
  return first.replace(/(Control|Meta)\+/, isApple() ? '⌘ ' : 'Ctrl + ');
}
