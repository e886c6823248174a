import { expect, it } from 'vitest';
import { latestOnly } from './latestOnly';

it('runs once more for all calls that came meanwhile, and never twice at a time', async () => {
  const ends: (() => void)[] = [];
  const call = latestOnly(
    () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      }),
  );
  call();
  call();
  call();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
});
