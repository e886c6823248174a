import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../../prefetch/whenIdle';
import { useRegistry } from '../../resources/views/RegistryContext';
import type { LiveSource } from './startLive';

/** Subscribes to other people's changes once the page is idle; not if the reader saves data. */
export function LiveUpdates({ source }: { readonly source: LiveSource }) {
  const client = useQueryClient();
  const registry = useRegistry();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    whenIdle(() => {
      if (signal.aborted) return;
      // If the code fails to load, the page works without live updates.
      import('./startLive')
        .then(({ startLive }) => startLive({ source, client, registry, signal }))
        .catch(() => undefined);
    });
    return () => ending.abort();
  }, [source, client, registry]);
  return null;
}
