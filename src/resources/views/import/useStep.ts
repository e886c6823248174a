import { useEffect, useRef, useState } from 'react';

/** How far a step is: of how many, in whatever it counts. */
interface StepProgress {
  readonly finished: number;
  readonly total: number;
  /** What is being done, where the step does several things. */
  readonly what?: string;
}

export type TellProgress = (progress: StepProgress) => void;

type Outcome<Result> =
  | { readonly status: 'running'; readonly progress?: StepProgress }
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'cancelled' };

export type ImportStep<Result> = (Outcome<Result> | { readonly status: 'waiting' }) & {
  /** What came of it, or of the one before while it is done again. */
  readonly last: Result | undefined;
  /** Ends it; nothing comes of it. */
  readonly cancel: () => void;
  /** Does it (again). */
  readonly again: () => void;
};

interface StepResult<Result> {
  readonly key: string;
  readonly outcome: Outcome<Result>;
}

/**
 * A step of a long work, done by itself as soon as what it needs is known, and again when that changes. What is under
 * way for other inputs is ended.
 *
 * @param key names the inputs; undefined while some are missing
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
      // Done again, it is not what it was before.
      setKnown(undefined);
    };
  }, [key, attempt]);
  // Between the moment at which the inputs change and the one at which it begins, it is running already.
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
      // What cannot be ended is not waited for.
      if (controller && key !== undefined) setKnown({ key, outcome: { status: 'cancelled' } });
    },
    again: () => setAttempt((before) => before + 1),
  };
}
