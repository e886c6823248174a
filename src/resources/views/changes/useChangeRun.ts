import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { useEffect, useReducer, useRef } from 'react';
import type { ChangeCalls, ChangeReport, ChangeRequest, ChangeRun as Run } from '../../changes/changes';
import { randomKey } from '../../common/randomKey';
import { nextState, type ChangeState } from './changeState';

type Options = Pick<Run, 'origin' | 'mode'>;
type Previewed = Run['previewed'];

export interface ChangeRun {
  readonly state: ChangeState;
  /** @returns undefined if it failed or was cancelled; see `state` */
  readonly preview: (changes: readonly ChangeRequest[], options: Options) => Promise<ChangeReport | undefined>;
  /**
   * Applies the previewed changes; rows changed since the preview are refused. A retry after a failure is idempotent.
   *
   * @param options.previewed report of a preview made elsewhere; defaults to the last `preview`
   * @returns as `preview` does
   */
  readonly apply: (
    changes: readonly ChangeRequest[],
    options: Options & Pick<Run, 'previewed'>,
  ) => Promise<ChangeReport | undefined>;
  readonly cancel: () => void;
  readonly reset: () => void;
}

/** The idempotency key, reused for the same changes until they are applied. */
interface Keyed {
  readonly mode: Run['mode'];
  readonly previewed: Run['previewed'];
  readonly changes: readonly ChangeRequest[];
  readonly key: string;
}

/** The last report on the changes, from before any were written. */
interface Seen {
  readonly changes: readonly ChangeRequest[];
  readonly report: ChangeReport;
}

/** State, progress and cancellation of a change set. Aborts on unmount. */
export function useChangeRun(): ChangeRun {
  const [state, dispatch] = useReducer(nextState, { phase: 'idle' });
  const dataProvider = useDataProvider<DataProvider & ChangeCalls>();
  const queryClient = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const keyed = useRef<Keyed>(undefined);
  const seen = useRef<Seen>(undefined);
  // A mutation, so that react-admin's cache knows that its entries may be stale.
  const { mutateAsync } = useMutation({ mutationFn: (work: () => Promise<ChangeReport>) => work() });
  useEffect(() => () => running.current?.abort(), []);

  async function run(
    changes: readonly ChangeRequest[],
    work: (signal: AbortSignal) => Promise<ChangeReport>,
  ): Promise<ChangeReport | undefined> {
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = () => running.current === controller;
    try {
      const report = await work(controller.signal);
      if (isCurrent()) {
        seen.current = report.applied ? undefined : { changes, report };
        dispatch({ type: 'answered', report });
      }
      return report;
    } catch (error) {
      if (isCurrent()) dispatch(controller.signal.aborted ? { type: 'cancelled' } : { type: 'failed', error });
      return undefined;
    } finally {
      if (isCurrent()) running.current = undefined;
    }
  }
  const onProgress = (finished: number, total: number) => dispatch({ type: 'progress', progress: { finished, total } });

  /** Same changes after the same preview keep their key, so that a retry sends an identical request. */
  function keyOf(changes: readonly ChangeRequest[], mode: Run['mode'], previewed: Previewed): string {
    const before = keyed.current;
    const isSame = before?.changes === changes && before.mode === mode && before.previewed === previewed;
    const key = isSame ? before.key : randomKey();
    keyed.current = { changes, mode, previewed, key };
    return key;
  }

  return {
    state,
    preview: (changes, options) => {
      running.current?.abort();
      dispatch({ type: 'preview' });
      return run(changes, (signal) => dataProvider.previewChanges(changes, { ...options, signal, onProgress }));
    },
    apply: async (changes, options) => {
      if (running.current) return undefined;
      const known = seen.current?.changes === changes ? seen.current.report : undefined;
      const { previewed = known } = options;
      const key = keyOf(changes, options.mode, previewed);
      dispatch({ type: 'apply' });
      const asked = { ...options, key, onProgress, ...(previewed && { previewed }) };
      const report = await run(changes, (signal) =>
        mutateAsync(() => dataProvider.applyChanges(changes, { ...asked, signal })),
      );
      // Refused rows can be retried, as a new change set.
      if (report) keyed.current = undefined;
      const written = new Set(changes.map(({ collection }) => collection));
      await queryClient.invalidateQueries(
        { predicate: ({ queryKey }) => written.has(String(queryKey[0])) },
        { cancelRefetch: false },
      );
      return report;
    },
    cancel: () => running.current?.abort(),
    reset: () => {
      running.current?.abort();
      running.current = undefined;
      dispatch({ type: 'reset' });
    },
  };
}
