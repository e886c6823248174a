import { expect, it } from 'vitest';
import { createAnswerTimes } from './answerTimes';

function withClock() {
  let time = 0;
  const times = createAnswerTimes(() => time);
  const answerIn = (list: string, took: number) =>
    times.measure(list, async () => {
      time += took;
    });
  return { times, answerIn };
}

it('keeps the last answers of each list', async () => {
  const { times, answerIn } = withClock();
  for (const took of [900, 10, 20, 30, 40, 50]) await answerIn('Entreprises', took);
  await answerIn('Services', 7);
  expect(times.of('Entreprises')).toEqual([10, 20, 30, 40, 50]);
  expect(times.of('Services')).toEqual([7]);
});

it('says what other lists took where a list has not answered yet', async () => {
  const { times, answerIn } = withClock();
  expect(times.of('Services')).toEqual([]);
  await answerIn('Entreprises', 12);
  expect(times.of('Services')).toEqual([12]);
  expect(times.of()).toEqual([12]);
});

it('learns nothing from an answer that was asked for before', async () => {
  const { times, answerIn } = withClock();
  await answerIn('Entreprises', 0);
  expect(times.of('Entreprises')).toEqual([]);
});

it('learns nothing from an answer that was overtaken', async () => {
  const { times } = withClock();
  const overtaken = times.measure('Services', () => Promise.reject(new DOMException('overtaken', 'AbortError')));
  await expect(overtaken).rejects.toThrow('overtaken');
  expect(times.of('Services')).toEqual([]);
});
