import { describe, expect, it } from 'vitest';
import { ExportQueue } from './exportQueue';

const wanted = new AbortController().signal;

function workshop() {
  const turns = new ExportQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (caller: string, kind: 'pdf' | 'xlsx' = 'pdf', signal = wanted) =>
    turns.take({ caller, kind, signal }, async () => {
      begun.push(`${caller} ${kind}`);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const endNext = async () => {
    ends.shift()?.();
    // The next export starts in a later task.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, begun, endNext };
}

describe('the export queue', () => {
  it('runs one export of each kind at a time, alternating between callers', async () => {
    const { ask, begun, endNext } = workshop();
    const files = [ask('a'), ask('a'), ask('a'), ask('b'), ask('c', 'xlsx')];
    expect(begun).toEqual(['a pdf', 'c xlsx']);
    for (let ended = 0; ended < files.length; ended += 1) await endNext();
    await Promise.all(files);
    expect(begun).toEqual(['a pdf', 'c xlsx', 'b pdf', 'a pdf', 'a pdf']);
  });

  it('drops the exports of a caller who left', async () => {
    const { ask, begun, endNext } = workshop();
    const left = new AbortController();
    const [first, second, third] = [ask('a'), ask('b', 'pdf', left.signal), ask('c')];
    left.abort(new Error('gone'));
    const gone = expect(second).rejects.toThrow('gone');
    await endNext();
    await endNext();
    await Promise.all([first, gone, third]);
    expect(begun).toEqual(['a pdf', 'c pdf']);
  });

  it('refuses too many exports of a caller', async () => {
    const { ask, begun, endNext } = workshop();
    const files = Array.from({ length: 11 }, () => ask('a'));
    await expect(ask('a')).rejects.toMatchObject({ code: 'tooManyRequests' });
    for (let ended = 0; ended < files.length; ended += 1) await endNext();
    await Promise.all(files);
    expect(begun).toHaveLength(11);
  });
});
