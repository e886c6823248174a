/** So many answers say how quick the API is now. */
const LAST = 5;
/** So many addresses are remembered: those of records are as many as a person opens. */
const MOST = 100;

/** What the browser says of one request. */
type Timing = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'requestStart' | 'responseEnd' | 'responseStatus'
>;

/** Calls back with all requests of the page, those before the call too. */
type ObserveTimings = (seen: (timings: readonly Timing[]) => void) => void;

const observeTimings: ObserveTimings = (seen) => {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('resource')) return;
  new PerformanceObserver((list) => seen(list.getEntries() as PerformanceResourceTiming[])).observe({
    type: 'resource',
    buffered: true,
  });
};

/** How long the API took to answer, in milliseconds. */
export interface AnswerTimes {
  /** The last answers at an address of the API such as `Entreprises`; of any address, where it answered less than twice or none is named. */
  readonly of: (address?: string) => readonly number[];
}

/**
 * Follows how long answers take by the browser's own measure of each request: a measure in the page would count what the
 * page draws meanwhile, which is most of it while a page opens.
 */
export function createAnswerTimes(observe: ObserveTimings = observeTimings): AnswerTimes {
  const byPath = new Map<string, readonly number[]>();
  let last: readonly number[] = [];
  observe((timings) => {
    for (const { name, initiatorType, startTime, requestStart, responseEnd, responseStatus } of timings) {
      // What failed or was overtaken says nothing.
      if (initiatorType !== 'fetch' || responseStatus !== 200) continue;
      // Another origin may keep the start of the request back.
      const took = responseEnd - (requestStart || startTime);
      const { pathname } = new URL(name);
      const known = byPath.get(pathname) ?? [];
      // Set anew it is the youngest: the oldest goes first.
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
      // The only answer of a list came while the page was opened, and all its files with it.
      return own.length < 2 ? last : own;
    },
  };
}
