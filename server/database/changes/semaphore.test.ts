import { expect, it } from 'vitest';
import type pg from 'pg';
import { Semaphore, semaphorePer } from './semaphore';

it('the semaphore admits a fixed number at a time in order, and continues after a failure', async () => {
  const turns = new Semaphore(2);
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

it('the semaphore leaves at least half of a pool free, however small', async () => {
  const semaphoreOf = semaphorePer(4);
  const begunWith = async (max: number): Promise<number> => {
    const pool = { options: { max } } as pg.Pool;
    let begun = 0;
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const runs = Array.from({ length: 6 }, () =>
      semaphoreOf(pool).take(async () => {
        begun += 1;
        await ended;
      }),
    );
    const atOnce = begun;
    end();
    await Promise.all(runs);
    expect(begun).toBe(6);
    return atOnce;
  };
  expect(await Promise.all([1, 2, 3, 5, 10, 50].map(begunWith))).toEqual([1, 1, 1, 2, 4, 4]);
});
