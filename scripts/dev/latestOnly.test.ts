import { expect, it } from 'vitest';
import { latestOnly } from './latestOnly';

it('calls during a run cause a single further run, never in parallel', async () => {
  const ends: (() => void)[] = [];
  const call = latestOnly(
    () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      }),
  );
  let isOver = false;
  void call();
  void call();
  void call().then(() => {
    isOver = true;
  });
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  expect(isOver).toBe(false);
  ends[1]?.();
  await expect.poll(() => isOver).toBe(true);
  expect(ends).toHaveLength(2);
});
