import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stubConnection = (connection: object) => vi.stubGlobal('navigator', { ...navigator, connection });

it('loading waits until the page is idle, or for a while if the browser cannot tell', () => {
  const load = vi.fn();
  whenIdle(load);
  expect(load).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(load).toHaveBeenCalledOnce();

  let idle: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (idle = callback));
  whenIdle(load);
  vi.runAllTimers();
  expect(load).toHaveBeenCalledOnce();
  idle();
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
  'nothing is prefetched if %o',
  (connection) => {
    stubConnection(connection);
    const load = vi.fn();
    whenIdle(load);
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
  },
);

it('a fast network prefetches', () => {
  stubConnection({ saveData: false, effectiveType: '4g' });
  const load = vi.fn();
  whenIdle(load);
  vi.runAllTimers();
  expect(load).toHaveBeenCalledOnce();
});

it('offline, prefetching waits for the network', () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  const load = vi.fn();
  whenIdle(load);
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledOnce();
});
