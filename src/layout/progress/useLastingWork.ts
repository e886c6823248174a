import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/**
 * True while requests last longer than `patience`. Shorter ones cause no render, which would restart React's concurrent
 * rendering.
 * @param patience in milliseconds
 */
export function useLastingWork(patience: number): boolean {
  const client = useQueryClient();
  const [isLasting, setIsLasting] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = false;
    const show = (next: boolean) => {
      if (next !== isShown) setIsLasting(next);
      isShown = next;
    };
    const look = () => {
      const isWorking = client.isFetching() + client.isMutating() > 0;
      if (isWorking) {
        timer ??= setTimeout(() => show(true), patience);
      } else {
        clearTimeout(timer);
        timer = undefined;
        show(false);
      }
    };
    const leave = [client.getQueryCache(), client.getMutationCache()].map((cache) => cache.subscribe(look));
    look();
    return () => {
      clearTimeout(timer);
      for (const end of leave) end();
    };
  }, [client, patience]);
  return isLasting;
}
