import type { QueryClient } from '@tanstack/react-query';
import type { Registry } from '../../resources/registry/registry';
import { createApplier } from './createApplier';
import { keepOpen, type OpenStream } from './keepOpen';
import { shareAmongTabs } from './tabs';

export interface LiveSource {
  /** Equal for all tabs that may share a stream: same person, and same view as another one. */
  readonly name: () => string;
  readonly open: OpenStream;
}

interface LiveOptions {
  readonly source: LiveSource;
  readonly client: QueryClient;
  readonly registry: Registry;
  readonly signal: AbortSignal;
}

/** Applies other people's changes until aborted. */
export function startLive({ source, client, registry, signal }: LiveOptions): void {
  const apply = createApplier({ client, registry });
  const lead = (missed: number, tell: typeof apply, until: AbortSignal) => keepOpen(source.open, missed, tell, until);
  shareAmongTabs(`socle.live ${source.name()}`, performance.timeOrigin, lead, apply, signal);
}
