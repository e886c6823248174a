import type { QueryClient } from '@tanstack/react-query';
import type { Registry } from '../../resources/registry/registry';
import { createApplier } from './createApplier';
import { keepOpen, type OpenStream } from './keepOpen';
import { shareAmongTabs } from './tabs';

/** Where changes are heard from. */
export interface LiveSource {
  /** The same for all tabs that may hear the same: of one person, who sees the portal as themselves or as another one. */
  readonly name: () => string;
  readonly open: OpenStream;
}

interface LiveOptions {
  readonly source: LiveSource;
  readonly client: QueryClient;
  readonly registry: Registry;
  readonly signal: AbortSignal;
}

/** Begins to show what others write, until the signal says to stop. */
export function startLive({ source, client, registry, signal }: LiveOptions): void {
  const apply = createApplier({ client, registry });
  const lead = (missed: number, tell: typeof apply, until: AbortSignal) => keepOpen(source.open, missed, tell, until);
  shareAmongTabs(`socle.live ${source.name()}`, performance.timeOrigin, lead, apply, signal);
}
