import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Columns } from '../columns/useColumns';
import { useLeftOut } from './useLeftOut';

const columns = { shown: ['nom', 'email', 'mobile'] } as unknown as Columns;

it('columns without room are left out until they are asked for', () => {
  const { result } = renderHook(() => useLeftOut(columns));
  expect(result.current.kept).toBe(columns);
  act(() => result.current.setCount(1));
  expect([result.current.kept.shown, result.current.fields]).toEqual([['nom', 'email'], ['mobile']]);
  act(() => result.current.showAll());
  expect([result.current.kept, result.current.fields]).toEqual([columns, []]);
});
