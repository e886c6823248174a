import { useEffect, useEffectEvent, useState } from 'react';
import type { ChangeMode, ChangeReport } from '../../changes/changes';
import { countStatuses, countWrites } from '../changes/reportCounts';
import { useRevert } from '../changes/useRevert';
import { useUndoNotice } from '../changes/useUndoNotice';

export interface SetUndoing {
  readonly preview: ChangeReport | undefined;
  readonly error: unknown;
  readonly isChecking: boolean;
  readonly isRunning: boolean;
  /** Reverts the change set. @returns false if it failed; see `preview` or `error` */
  readonly run: (mode: ChangeMode) => Promise<boolean>;
}

/**
 * Previews the revert of a change set at once, and applies it on demand. @param ordinals rows to revert; all by default
 */
export function useUndoSet(id: number, ordinals: readonly number[] | undefined): SetUndoing {
  const revert = useRevert();
  const { offer } = useUndoNotice();
  const [preview, setPreview] = useState<ChangeReport>();
  const [error, setError] = useState<unknown>();
  const [isRunning, setRunning] = useState(false);
  const chosen = ordinals && { ordinals };
  const check = useEffectEvent(async (signal: AbortSignal) => {
    try {
      // Mode `good` reports refused rows separately from the others.
      const report = await revert(id, { ...chosen, mode: 'good', preview: true, signal });
      if (!signal.aborted) setPreview(report);
    } catch (failure) {
      if (!signal.aborted) setError(failure);
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    void check(controller.signal);
    return () => controller.abort();
  }, []);
  return {
    preview,
    error,
    isChecking: !preview && !error,
    isRunning,
    async run(mode) {
      setRunning(true);
      setError(undefined);
      try {
        const report = await revert(id, { ...chosen, mode });
        if (report.applied)
          offer('changes.undo.some', report.id, {
            step: 'undo',
            args: { smart_count: countWrites(countStatuses(report)) },
          });
        // Another person wrote first: shows the new refusals.
        else setPreview(report);
        return report.applied;
      } catch (failure) {
        setError(failure);
        return false;
      } finally {
        setRunning(false);
      }
    },
  };
}
