import { useEffect, useEffectEvent } from 'react';

/** Runs on Enter in the field that holds this search. */
export function useEnterInSearch(search: string, onEnter: () => void): void {
  const run = useEffectEvent(onEnter);
  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement)) return;
      // What is typed and not yet searched has no answer.
      if (target.type === 'search' && target.value.trim() === search.trim()) run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [search]);
}
