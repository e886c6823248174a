import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../../prefetch/whenIdle';
import { useExtension } from '../../resources/views/ExtensionsContext';
import { useRegistry } from '../../resources/views/RegistryContext';
import type { LiveSource } from './startLive';

/** Shows what others write, where the API tells it: once the page rests, and not where data are spared. */
export function LiveUpdates({ source }: { readonly source: LiveSource }) {
  const isOffered = useExtension('live');
  const client = useQueryClient();
  const registry = useRegistry();
  useEffect(() => {
    if (!isOffered) return;
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
  }, [isOffered, source, client, registry]);
  return null;
}
