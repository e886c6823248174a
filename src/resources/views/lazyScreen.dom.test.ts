import { act, render, renderHook } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyScreen, LOAD_LIMIT, loadInTime, LoadTimeoutError, useScreenLoading, type LazyScreen } from './lazyScreen';

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

const drawn = (Screen: LazyScreen<object>) =>
  render(createElement(Suspense, { fallback: 'attente' }, createElement(Screen))).container;

it('draws what was loaded ahead without a place holder, which React shows for 300 ms at least', async () => {
  const Screen = lazyScreen(() => Promise.resolve({ default: () => 'la page' }));
  void Screen.preload();
  await act(async () => {});
  expect(drawn(Screen)).toHaveTextContent('la page');
});

it('waits for what was not, also where loading ahead has failed', async () => {
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
