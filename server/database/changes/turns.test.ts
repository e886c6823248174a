import { expect, it } from 'vitest';
import { Turns } from './turns';

it('lets so many run at a time, the others in their order, and goes on after one that failed', async () => {
  const turns = new Turns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const run = (number: number) =>
    turns.take(async () => {
      begun.push(number);
      await new Promise<void>((end) => (ends[number] = end));
      if (number === 0) throw new Error('failed');
    });
  const runs = [0, 1, 2, 3].map(run);
  const settled = Promise.allSettled(runs);
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await expect(runs[0]).rejects.toThrow('failed');
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  await runs[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  await settled;
});
