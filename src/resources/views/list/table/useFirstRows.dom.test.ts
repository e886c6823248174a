import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFirstRows } from './useFirstRows';

const page = Array.from({ length: 25 }, (_, index) => index);

it('visible rows render first, then all', () => {
  const drawn: number[] = [];
  const { result } = renderHook(() => {
    const rows = useFirstRows(page, 40);
    drawn.push(rows.length);
    return rows;
  });
  // The test window is 768 pixels high, of which the table has 550.
  expect(drawn[0]).toBe(16);
  expect(result.current).toBe(page);
});
