import { useEffect, useEffectEvent, useState } from 'react';
import type { Finished } from '../changes/changeState';
import type { BulkSelection, SelectedRecords } from './bulkTypes';

export interface Frozen {
  readonly records?: SelectedRecords;
  readonly progress?: Finished;
  readonly error?: unknown;
}

/** Resolves the selection once; later changes to the list do not affect it. */
export function useFrozen(selection: BulkSelection): Frozen {
  const [frozen, setFrozen] = useState<Frozen>({});
  const resolve = useEffectEvent(selection.resolve);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onProgress = (finished: number, total: number) => setFrozen({ progress: { finished, total } });
    resolve({ signal, onProgress }).then(
      (records) => signal.aborted || setFrozen({ records }),
      (error: unknown) => signal.aborted || setFrozen({ error }),
    );
    return () => controller.abort();
  }, []);
  return frozen;
}
