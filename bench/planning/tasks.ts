import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the event, in microseconds, which excludes other programs. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * Runs something in a page and finds the longest task of the main thread.
 *
 * @returns the result and processor milliseconds: wall-clock time says little on a busy machine
 */
export async function longestTask<Result>(
  browser: Browser,
  page: Page,
  run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly task: number }> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  const result = await run();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const key = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const renderers = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map((event) => key(event)),
  );
  const times = trace.traceEvents
    .filter((event) => event.ph === 'X' && /RunTask$/.test(event.name) && renderers.has(key(event)))
    // Drops tasks that began before the trace, whose durations are wrong.
    .filter(({ dur = 0, tdur = 0 }) => tdur <= dur + 1000)
    .map(({ tdur = 0 }) => tdur / 1000);
  return { result, task: Math.max(0, ...times) };
}
