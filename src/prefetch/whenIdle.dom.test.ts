import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './whenIdle';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stubConnection = (connection: object) => vi.stubGlobal('navigator', { ...navigator, connection });

it('waits for the page to be idle, and for a while where the browser does not say so', () => {
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
  'loads nothing on a chance where %o',
  (connection) => {
    stubConnection(connection);
    const load = vi.fn();
    whenIdle(load);
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
  },
);

it('loads where the network is quick', () => {
  stubConnection({ saveData: false, effectiveType: '4g' });
  const load = vi.fn();
  whenIdle(load);
  vi.runAllTimers();
  expect(load).toHaveBeenCalledOnce();
});

it('waits for the network where there is none', () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  const load = vi.fn();
  whenIdle(load);
  vi.runAllTimers();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledOnce();
});
