import { useEffect, useEffectEvent, useState } from 'react';

/** How long, in milliseconds, typing has to pause before the list is asked. */
export const SEARCH_DELAY = 300;

/**
 * The text of the search box: it follows the keys at once, and the list's own search (`search`) after a pause.
 *
 * @returns the text, a setter that waits for the pause, and one that does not
 */
export function useSearchText(
  search: string,
  setSearch: (text: string) => void,
): readonly [text: string, setText: (text: string) => void, setNow: (text: string) => void] {
  const [text, setText] = useState(search);
  const [followed, setFollowed] = useState(search);
  // The search also changes from outside: 'clear all', or going back in the browser.
  if (followed !== search) {
    setFollowed(search);
    if (text.trim() !== search) setText(search);
  }
  const isWaiting = text.trim() !== search;
  const send = useEffectEvent(() => setSearch(text));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => send(), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [text, isWaiting]);
  const setNow = (next: string) => {
    setText(next);
    setSearch(next);
  };
  return [text, setText, setNow];
}
