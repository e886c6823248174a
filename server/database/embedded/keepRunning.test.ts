import { expect, it, vi } from 'vitest';
import { keepRunning, type DatabaseWatch } from './keepRunning';
import type { RunningServer } from './supervisor';

function serverToEnd(ready: Promise<void> = Promise.resolve()) {
  let end: (reason: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const stop = vi.fn(async () => end('asked to'));
  return { end, stop, ready, ended } satisfies RunningServer & { end: (reason: string) => void };
}

const watchOf = () => ({
  restarting: vi.fn<DatabaseWatch['restarting']>(),
  restarted: vi.fn<DatabaseWatch['restarted']>(),
  gaveUp: vi.fn<DatabaseWatch['gaveUp']>(),
});

it('a server that ended by itself is restarted', async () => {
  const [first, second] = [serverToEnd(), serverToEnd()];
  const watch = watchOf();
  const kept = keepRunning(first, async () => second, watch, [1, 1]);
  first.end('signal 9');
  await expect.poll(() => watch.restarted).toHaveBeenCalledOnce();
  expect(watch.restarting.mock.calls).toEqual([[{ reason: 'signal 9', pause: 1 }]]);
  await kept.stop();
  expect([first.stop.mock.calls.length, second.stop.mock.calls.length]).toEqual([0, 1]);
});

it('restarts are retried with growing pauses, and give up with the last error', async () => {
  const first = serverToEnd();
  const watch = watchOf();
  const start = vi.fn<() => Promise<RunningServer>>().mockRejectedValue(new Error('no room'));
  const kept = keepRunning(first, start, watch, [1, 2, 3]);
  first.end('signal 9');
  await expect.poll(() => watch.gaveUp).toHaveBeenCalledExactlyOnceWith({ reason: 'no room' });
  expect(watch.restarting.mock.calls.map(([{ pause }]) => pause)).toEqual([1, 2, 3]);
  expect(watch.restarted).not.toHaveBeenCalled();
  await kept.stop();
});

it('nothing is started after a stop, also during a pause', async () => {
  const first = serverToEnd();
  const watch = watchOf();
  const start = vi.fn<() => Promise<RunningServer>>();
  const kept = keepRunning(first, start, watch, [60_000]);
  first.end('signal 9');
  await expect.poll(() => watch.restarting).toHaveBeenCalledOnce();
  await kept.stop();
  expect([start.mock.calls.length, watch.gaveUp.mock.calls.length]).toEqual([0, 0]);
});

it('a server that never became ready is not restarted', async () => {
  const first = serverToEnd(Promise.reject(new Error('wrong files')));
  const watch = watchOf();
  const kept = keepRunning(first, vi.fn<() => Promise<RunningServer>>(), watch, [1]);
  first.end('exit code 1');
  await kept.stop();
  expect(watch.restarting).not.toHaveBeenCalled();
});
