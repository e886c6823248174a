import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StreamRefused, type EventsOptions } from '../../dataProvider/live/openEvents';
import { keepOpen } from './keepOpen';

beforeEach(() => {
  vi.useFakeTimers();
  // The longest random delays, so that none ends during an assertion.
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A stream whose successive openings have these outcomes. */
function opening(...outcomes: readonly ((options: EventsOptions) => Promise<void>)[]) {
  const ending = new AbortController();
  const asked: number[] = [];
  const events: string[] = [];
  const open = async (options: EventsOptions) => {
    asked.push(options.seconds);
    const outcome = outcomes[asked.length - 1];
    if (!outcome) return ending.abort();
    await outcome(options);
  };
  const kept = keepOpen(open, 2, ({ type }) => events.push(type), ending.signal);
  return { asked, events, kept, ending };
}

const lost = () => Promise.reject(new TypeError('network'));

it('a stream reopens with the missed events, after growing pauses, and at once when the network is back', async () => {
  const { asked, kept } = opening(lost, lost, lost, async ({ onOpen }) => onOpen());
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(asked).toHaveLength(3);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1_000);
  await kept;
  expect(asked[0]).toBe(5);
  expect(asked[3]).toBeGreaterThanOrEqual(8);
  // The stream was open until then, so it missed little.
  expect(asked[4]).toBeLessThanOrEqual(4);
});

it('after a longer absence than the API covers, everything is read again', async () => {
  const { asked, events, kept, ending } = opening(
    async ({ onOpen }) => onOpen(),
    async () => {
      vi.setSystemTime(Date.now() + 400_000);
      throw new TypeError('network');
    },
    async () => expect(events).toEqual([]),
    async ({ onOpen }) => onOpen(),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  ending.abort();
  await kept;
  expect(asked.slice(2, 4)).toEqual([0, 0]);
  expect(events).toEqual(['reset']);
});

it('the stream stops if the API refuses it, and retries later errors', async () => {
  const { asked, kept } = opening(
    () => Promise.reject(new StreamRefused(429)),
    () => Promise.reject(new StreamRefused(404)),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await kept;
  expect(asked).toHaveLength(2);
});
