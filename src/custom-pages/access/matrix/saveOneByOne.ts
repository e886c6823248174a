import { inParallel } from '../../../resources/common/inParallel';
import { problemOf } from '../../../resources/views/page/problemOf';
import { ofFunction } from '../api/callAddresses';
import type { CallApi } from '../../../resources/views/useCall';
import { grantKey, type PendingChanges } from './pendingChanges';

/** The result; `refused` has reasons by `grantKey`. */
export interface SaveReport {
  readonly saved: readonly string[];
  readonly refused: ReadonlyMap<string, string>;
}

/** Saves changes by the contract's calls; grants first, so that an exchange never leaves a person without both. */
export async function saveOneByOne(
  call: CallApi,
  pending: PendingChanges,
  onProgress: (done: number) => void,
): Promise<SaveReport> {
  const saved: string[] = [];
  const refused = new Map<string, string>();
  const all = [...pending.values()];
  for (const changes of [all.filter(({ granted }) => granted), all.filter(({ granted }) => !granted)]) {
    await inParallel(changes, async (change) => {
      const key = grantKey(change);
      try {
        const { address, call: options } = ofFunction(change);
        await call(address, options);
        saved.push(key);
      } catch (error) {
        refused.set(key, problemOf(error).message ?? 'screens.page.unknownFailure');
      }
      onProgress(saved.length + refused.size);
    });
  }
  return { saved, refused };
}
