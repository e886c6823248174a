import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, isIn, jump, neighbour, type CellAt } from './ranges';

const SIZE = { rows: 6, columns: 3 };
/** A column with two blocks: rows 0 and 1, rows 4 and 5. */
const isFilled = ({ row }: CellAt) => row < 2 || row > 3;

describe('moving', () => {
  it('stops at the edges', () => {
    expect(neighbour({ row: 0, column: 2 }, 'up', SIZE)).toEqual({ row: 0, column: 2 });
    expect(neighbour({ row: 0, column: 2 }, 'right', SIZE)).toEqual({ row: 0, column: 2 });
    expect(neighbour({ row: 0, column: 2 }, 'left', SIZE)).toEqual({ row: 0, column: 1 });
  });

  it('jumps to the end of a block, to the next block, and to the edge', () => {
    expect(jump({ row: 0, column: 0 }, 'down', SIZE, isFilled).row).toBe(1);
    expect(jump({ row: 1, column: 0 }, 'down', SIZE, isFilled).row).toBe(4);
    expect(jump({ row: 4, column: 0 }, 'down', SIZE, isFilled).row).toBe(5);
    expect(jump({ row: 2, column: 0 }, 'down', SIZE, () => false).row).toBe(5);
    expect(jump({ row: 5, column: 0 }, 'down', SIZE, isFilled).row).toBe(5);
  });
});

it('a selection becomes a rectangle in either direction', () => {
  const cell = fc.record({ row: fc.nat({ max: 9 }), column: fc.nat({ max: 9 }) });
  fc.assert(
    fc.property(cell, cell, (anchor, head) => {
      const box = boxOf({ anchor, head });
      expect(box).toEqual(boxOf({ anchor: head, head: anchor }));
      expect(isIn(box, anchor.row, anchor.column) && isIn(box, head.row, head.column)).toBe(true);
    }),
  );
});
