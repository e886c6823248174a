import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../../prefetch/whenIdle';
import { useRegistry } from '../../resources/views/RegistryContext';
import type { LiveSource } from './startLive';

/** Shows what others write: once the page rests, and not where data are spared. */
export function LiveUpdates({ source }: { readonly source: LiveSource }) {
  const client = useQueryClient();
  const registry = useRegistry();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    whenIdle(() => {
      if (signal.aborted) return;
      // Without its code nothing is told as it happens; the page does without.
      import('./startLive')
        .then(({ startLive }) => startLive({ source, client, registry, signal }))
        .catch(() => undefined);
    });
    return () => ending.abort();
  }, [source, client, registry]);
  return null;
}
