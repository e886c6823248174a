import { describe, expect, it } from 'vitest';
import { CallerQueues } from './callerQueues';

function openRun() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}

describe('queues per key', () => {
  it('run a few tasks at a time, other keys in parallel, and refuse too many waiting ones', async () => {
    const turns = new CallerQueues({ atOnce: 2, waiting: 64 });
    const begun: string[] = [];
    const run = openRun();
    const take = (caller: string) =>
      turns.take(caller, () => {
        begun.push(caller);
        return run.ended;
      });
    const taken = Array.from({ length: 66 }, () => take('a'));
    const other = take('b');
    await expect(take('a')).rejects.toMatchObject({ code: 'tooManyRequests' });
    expect(begun).toEqual(['a', 'a', 'b']);
    run.end();
    await Promise.all([...taken, other]);
    expect(begun.filter((caller) => caller === 'a')).toHaveLength(66);
    await take('a');
  });
});
