import { act, render, renderHook } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyScreen, LOAD_LIMIT, loadInTime, LoadTimeoutError, useScreenLoading, type LazyScreen } from './lazyScreen';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a module that does not load times out', async () => {
  const outcome = expect(loadInTime(() => new Promise(() => undefined))).rejects.toBeInstanceOf(LoadTimeoutError);
  await vi.advanceTimersByTimeAsync(LOAD_LIMIT);
  await outcome;
});

it('a loaded module is returned, and no timer remains', async () => {
  await expect(loadInTime(() => Promise.resolve(7))).resolves.toBe(7);
  await expect(loadInTime(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

it('a loading state is shown as long as needed', async () => {
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

const drawn = (Screen: LazyScreen<object>) =>
  render(createElement(Suspense, { fallback: 'attente' }, createElement(Screen))).container;

it('a preloaded module renders without a fallback, which React shows for at least 300 ms', async () => {
  const Screen = lazyScreen(() => Promise.resolve({ default: () => 'la page' }));
  void Screen.preload();
  await act(async () => {});
  expect(drawn(Screen)).toHaveTextContent('la page');
});

it('other modules are awaited, also if preloading failed', async () => {
  const load = vi.fn(() => Promise.resolve({ default: () => 'la page' }));
  load.mockRejectedValueOnce(new Error('gone'));
  const Screen = lazyScreen(load);
  void Screen.preload();
  await act(async () => {});
  const page = drawn(Screen);
  expect(page).toHaveTextContent('attente');
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(page).toHaveTextContent('la page');
});
