import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { CallCounter } from './callCounter';
import { answerError } from './errorHandler';
import { limitRate } from './rateLimit';

afterEach(() => vi.useRealTimers());

it('each client may send a number of requests per minute, and learns how long to wait', () => {
  const counter = new CallCounter(2);
  expect(counter.count('a', 0)).toBe(0);
  expect(counter.count('a', 10)).toBe(0);
  expect(counter.count('b', 20)).toBe(0);
  expect(counter.count('a', 15_000)).toBe(45);
  expect(counter.count('a', 60_000)).toBe(0);
});

it('the counter includes other processes as of the last exchange, and its own since', () => {
  const counter = new CallCounter(5);
  counter.count('a', 0);
  const sent = counter.unshared();
  // Another request during the exchange.
  counter.count('a', 10);
  counter.learn(sent, { minute: 7, left: 30_000, counts: new Map([['a', 4]]) }, 20);
  expect([...counter.unshared()]).toEqual([['a', 1]]);
  expect(counter.count('a', 30)).toBe(30);
  // A new minute by the database's clock: earlier counts expire.
  counter.learn(counter.unshared(), { minute: 8, left: 60_000, counts: new Map([['b', 5]]) }, 40);
  expect(counter.count('a', 50)).toBe(0);
  expect(counter.count('b', 50)).toBe(60);
});

it("clients are admitted within a minute, even if the machine's clock was set back by two hours", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1, 12) });
  const app = Fastify();
  app.setErrorHandler(answerError({ MAX_BODY_BYTES: 1_000 }));
  limitRate(app, 1);
  app.get('/api/themes', () => 'ok');
  const call = () => app.inject('/api/themes');
  expect((await call()).statusCode).toBe(200);
  vi.setSystemTime(Date.UTC(2030, 0, 1, 10));
  const { headers } = await call();
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  await app.close();
});
