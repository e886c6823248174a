import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Text of the search box; updates the list's search (`search`) after a pause.
 *
 * @param pause milliseconds, evaluated at each key
 * @param replacements increases when all filters are replaced, which discards pending text
 * @returns the text, a debounced setter, and an immediate one
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
    // The search also changes from outside, such as by the back button. Echoes of sent texts are older than
    // the current input, and may arrive one after the other.
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
      // The old page stays until the next one is loaded; a search now would navigate back to it.
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
