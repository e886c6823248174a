import { useEffect, useEffectEvent, useState } from 'react';
import type { ChangeMode, ChangeReport } from '../../changes/changes';
import { useRevert } from '../changes/useRevert';
import { useUndoNotice } from '../changes/useUndoNotice';

export interface SetUndoing {
  /** What taking it back would do; undefined until the API has said it. */
  readonly preview: ChangeReport | undefined;
  readonly error: unknown;
  readonly isChecking: boolean;
  readonly isRunning: boolean;
  /** Takes it back. @returns whether that was done; what keeps it from being done is in `preview` or `error` then */
  readonly run: (mode: ChangeMode) => Promise<boolean>;
}

/** Previews at once what taking a change set back would do, and takes it back. @param ordinals its rows; all where absent */
export function useUndoSet(id: number, ordinals: readonly number[] | undefined): SetUndoing {
  const revert = useRevert();
  const { tell } = useUndoNotice();
  const [preview, setPreview] = useState<ChangeReport>();
  const [error, setError] = useState<unknown>();
  const [isRunning, setRunning] = useState(false);
  const chosen = ordinals && { ordinals };
  const check = useEffectEvent(async (signal: AbortSignal) => {
    try {
      // What cannot be taken back is told apart from the rest.
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
        if (report.applied) tell(report);
        // Another person was quicker: what is refused now is shown.
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
