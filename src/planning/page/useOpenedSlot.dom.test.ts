import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOpenedSlot } from './useOpenedSlot';

const begun = { kind: 'new', at: { salarieId: 7, start: 0, end: 1 } } as const;

it('a slot begun in one plan is not shown in another one, nor when one comes back', () => {
  const dismiss = vi.fn();
  const { result, rerender } = renderHook(({ id }: { id: number | undefined }) => useOpenedSlot(dismiss, id), {
    initialProps: { id: undefined as number | undefined },
  });
  act(() => result.current.openSlot(begun));
  expect(result.current.opened).toBe(begun);
  rerender({ id: 3 });
  expect(result.current.opened).toBeUndefined();
  rerender({ id: undefined });
  expect(result.current.opened).toBeUndefined();
});

it('asks the open form before another plan', () => {
  const { result } = renderHook(() => useOpenedSlot(vi.fn(), undefined));
  const next = vi.fn();
  const ask = vi.fn();
  result.current.leaving.current = ask;
  result.current.leaveTo(next);
  expect(ask).toHaveBeenCalledExactlyOnceWith(next);
  expect(next).not.toHaveBeenCalled();
});
