import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text of the search box: it follows the keys at once, and the list's own search (`search`) after a pause.
 *
 * @param pause how long it pauses, in milliseconds: asked for with each key
 * @param replacements how many times all filters were replaced, and with them what is being typed
 * @returns the text, a setter that waits for the pause, and one that does not
 */
export function useSearchText(
  search: string,
  setSearch: (text: string) => void,
  pause: () => number,
  replacements = 0,
): readonly [text: string, setText: (text: string) => void, setNow: (text: string) => void] {
  const [text, setText] = useState(search);
  const [followed, setFollowed] = useState(search);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [replaced, setReplaced] = useState(replacements);
  if (replaced !== replacements) {
    setReplaced(replacements);
    setSent([]);
    setText(search);
  }
  if (followed !== search) {
    setFollowed(search);
    const at = sent.lastIndexOf(search);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    // The search also changes from outside: going back in the browser, for one. What comes back of what was sent is older
    // than the keys pressed since, and all of it may come, one after the other.
    if (at < 0 && text.trim() !== search) setText(search);
  }
  const isWaiting = text.trim() !== search;
  const ask = (next: string) => {
    setSent([...sent, next.trim()]);
    setSearch(next);
  };
  const send = useEffectEvent(() => ask(text));
  const pauseNow = useEffectEvent(pause);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // A list that is being left stands until the next page is there; asked now, it would lead back to itself.
      if (window.location.pathname === pathname) send();
    }, pauseNow());
    return () => clearTimeout(timer);
  }, [text, isWaiting]);
  const setNow = (next: string) => {
    setText(next);
    ask(next);
  };
  return [text, setText, setNow];
}
