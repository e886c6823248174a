import { expect, it } from 'vitest';
import { besideText } from './besideText';

const rectangle = (left: number, right: number) => ({ left, right }) as DOMRect;

it('what renames a record stands right after its name, and within the cell', () => {
  const cell = document.createElement('th');
  cell.getBoundingClientRect = () => rectangle(100, 400);
  const { getBoundingClientRect } = Range.prototype;
  const beside = (end: number) => {
    Range.prototype.getBoundingClientRect = () => rectangle(112, end);
    return besideText(cell, 28);
  };
  try {
    expect([beside(180), beside(900)]).toEqual([84, 268]);
  } finally {
    Range.prototype.getBoundingClientRect = getBoundingClientRect;
  }
});
