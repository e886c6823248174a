import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOAD_LIMIT, loadInTime, LoadTimeoutError, useScreenLoading } from './lazyScreen';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('gives up when the code does not come', async () => {
  const outcome = expect(loadInTime(() => new Promise(() => undefined))).rejects.toBeInstanceOf(LoadTimeoutError);
  await vi.advanceTimersByTimeAsync(LOAD_LIMIT);
  await outcome;
});

it('passes on what came, and leaves no timer behind', async () => {
  await expect(loadInTime(() => Promise.resolve(7))).resolves.toBe(7);
  await expect(loadInTime(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

it('says that something is on its way for as long as it is', async () => {
  const { result } = renderHook(() => useScreenLoading());
  expect(result.current).toBe(false);
  let arrive: (value: number) => void = () => undefined;
  const loaded = loadInTime(() => new Promise<number>((resolve) => (arrive = resolve)));
  await act(async () => {});
  expect(result.current).toBe(true);
  await act(async () => {
    arrive(1);
    await loaded;
  });
  expect(result.current).toBe(false);
});
