import { expect, it } from 'vitest';
import { createAnswerTimes } from './answerTimes';

type Seen = Parameters<NonNullable<Parameters<typeof createAnswerTimes>[0]>>[0];
type Timing = Parameters<Seen>[0][number];

function withTimings() {
  let tell: Seen = () => {};
  const times = createAnswerTimes((seen) => {
    tell = seen;
  });
  const answerIn = (path: string, took: number, changes: Partial<Timing> = {}) =>
    tell([
      {
        name: `https://portal.example/api/${path}`,
        initiatorType: 'fetch',
        startTime: 100,
        requestStart: 120,
        responseEnd: 120 + took,
        responseStatus: 200,
        ...changes,
      },
    ]);
  return { times, answerIn };
}

it('the latest response times per address are kept, whatever the parameters', () => {
  const { times, answerIn } = withTimings();
  for (const took of [900, 10, 20, 30, 40, 50]) answerIn(`Entreprises?PageNumber=${took}`, took);
  for (const took of [7, 8]) answerIn('Services', took);
  expect(times.of('Entreprises')).toEqual([10, 20, 30, 40, 50]);
  expect(times.of('Services')).toEqual([7, 8]);
});

it('an address with fewer than two responses uses those of others', () => {
  const { times, answerIn } = withTimings();
  expect(times.of('Services')).toEqual([]);
  answerIn('Entreprises', 12);
  expect(times.of('Services')).toEqual([12]);
  answerIn('Services', 300);
  expect(times.of('Services')).toEqual([12, 300]);
  expect(times.of()).toEqual([12, 300]);
});

it("times count from the start if another origin hides the request's start", () => {
  const { times, answerIn } = withTimings();
  answerIn('Entreprises', 12, { requestStart: 0 });
  expect(times.of('Entreprises')).toEqual([32]);
});

it.each<[string, Partial<Timing>]>([
  ['was overtaken', { responseStatus: 0 }],
  ['failed', { responseStatus: 500 }],
  ['is a file of the page', { initiatorType: 'script' }],
])('no time is recorded from a response that %s', (_what, changes) => {
  const { times, answerIn } = withTimings();
  answerIn('Entreprises', 5, changes);
  expect(times.of()).toEqual([]);
});

it('the addresses used longest ago are dropped', () => {
  const { times, answerIn } = withTimings();
  for (const took of [7, 8]) answerIn('Services', took);
  for (let id = 0; id < 100; id += 1) answerIn(`Entreprises/${id}`, 90);
  expect(times.of('Services')).toEqual([90, 90, 90, 90, 90]);
});
