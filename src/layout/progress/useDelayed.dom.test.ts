import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDelayed } from './useDelayed';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('the flag is set only for lasting states', () => {
  const { result, rerender } = renderHook(({ active }) => useDelayed(active, 150), { initialProps: { active: true } });
  wait(149);
  expect(result.current).toBe(false);
  rerender({ active: false });
  rerender({ active: true });
  wait(149);
  expect(result.current).toBe(false);
  wait(1);
  expect(result.current).toBe(true);
  rerender({ active: false });
  expect(result.current).toBe(false);
});
