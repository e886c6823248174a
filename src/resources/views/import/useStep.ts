import { useEffect, useRef, useState } from 'react';

/** Progress in any unit. */
interface StepProgress {
  readonly finished: number;
  readonly total: number;
  /** The current phase of a step with several. */
  readonly what?: string;
}

export type TellProgress = (progress: StepProgress) => void;

type Outcome<Result> =
  | { readonly status: 'running'; readonly progress?: StepProgress }
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'cancelled' };

export type ImportStep<Result> = (Outcome<Result> | { readonly status: 'waiting' }) & {
  /** The result of this run, or of the previous one while it runs again. */
  readonly last: Result | undefined;
  /** Aborts the run, discarding its result. */
  readonly cancel: () => void;
  readonly again: () => void;
};

interface StepResult<Result> {
  readonly key: string;
  readonly outcome: Outcome<Result>;
}

/**
 * A step of a long task: runs as soon as its inputs are ready, and again when they change, which aborts the
 * previous run.
 *
 * @param key identifies the inputs; undefined while some are missing
 */
export function useStep<Result>(
  key: string | undefined,
  work: (signal: AbortSignal, tell: TellProgress) => Promise<Result>,
): ImportStep<Result> {
  const [known, setKnown] = useState<StepResult<Result>>();
  const [last, setLast] = useState<Result>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(work);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const say = (outcome: Outcome<Result>) => {
      if (running.current === controller) setKnown({ key, outcome });
    };
    say({ status: 'running' });
    const tell: TellProgress = (progress) => {
      if (!signal.aborted) say({ status: 'running', progress });
    };
    latest.current(signal, tell).then(
      (result) => {
        if (signal.aborted) return say({ status: 'cancelled' });
        setLast(result);
        return say({ status: 'done', result });
      },
      (error: unknown) => say(signal.aborted ? { status: 'cancelled' } : { status: 'failed', error }),
    );
    return () => {
      running.current = undefined;
      controller.abort();
      // A new run starts without the previous outcome.
      setKnown(undefined);
    };
  }, [key, attempt]);
  // Between a change of inputs and the effect, the step already counts as running.
  const outcome =
    key === undefined
      ? { status: 'waiting' as const }
      : known?.key === key
        ? known.outcome
        : { status: 'running' as const };
  return {
    ...outcome,
    last,
    cancel: () => {
      const controller = running.current;
      controller?.abort();
      // Work that ignores the abort signal is not awaited.
      if (controller && key !== undefined) setKnown({ key, outcome: { status: 'cancelled' } });
    },
    again: () => setAttempt((before) => before + 1),
  };
}
