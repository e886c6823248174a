import { describe, expect, it } from 'vitest';
import { CallerTurns } from './callerTurns';

/** A run that ends when it is told to. */
function openRun() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}

describe('the change sets of a caller', () => {
  it('run two at a time, those of others beside them, and are refused where too many wait', async () => {
    const turns = new CallerTurns();
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
