/** Number of recent answers that are measured. */
const LAST = 5;
/** Maximum number of addresses remembered, since records have one each. */
const MOST = 100;

/** The used part of a resource timing. */
type Timing = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'requestStart' | 'responseEnd' | 'responseStatus'
>;

/** Reports all requests of the page, including earlier ones. */
type ObserveTimings = (seen: (timings: readonly Timing[]) => void) => void;

const observeTimings: ObserveTimings = (seen) => {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('resource')) return;
  new PerformanceObserver((list) => seen(list.getEntries() as PerformanceResourceTiming[])).observe({
    type: 'resource',
    buffered: true,
  });
};

/** Response times of the API, in milliseconds. */
export interface AnswerTimes {
  /** Recent times at an address such as `Entreprises`; of all addresses if it has fewer than two, or none is given. */
  readonly of: (address?: string) => readonly number[];
}

/** Uses the browser's resource timings: timers in the page would include rendering while a page opens. */
export function createAnswerTimes(observe: ObserveTimings = observeTimings): AnswerTimes {
  const byPath = new Map<string, readonly number[]>();
  let last: readonly number[] = [];
  observe((timings) => {
    for (const { name, initiatorType, startTime, requestStart, responseEnd, responseStatus } of timings) {
      // Skip failed and aborted requests.
      if (initiatorType !== 'fetch' || responseStatus !== 200) continue;
      // Other origins may hide the start of the request.
      const took = responseEnd - (requestStart || startTime);
      const { pathname } = new URL(name);
      const known = byPath.get(pathname) ?? [];
      // Re-insert, so that the oldest address comes first.
      byPath.delete(pathname);
      byPath.set(pathname, [...known, took].slice(-LAST));
      const [oldest] = byPath.keys();
      if (byPath.size > MOST && oldest !== undefined) byPath.delete(oldest);
      last = [...last, took].slice(-LAST);
    }
  });
  const at = (address: string) => [...byPath].find(([path]) => path.endsWith(`/${address}`))?.[1] ?? [];
  return {
    of: (address) => {
      const own = address === undefined ? [] : at(address);
      // A single answer was slowed by loading the page's files at the same time.
      return own.length < 2 ? last : own;
    },
  };
}
