import type { Cell } from '../cells/cellTypes';

const WITH_COMMA = /^[-+]?(?:\d+|\d{1,3}(?:[ .\u00a0\u202f]\d{3})+),(?:\d{1,2}|\d{4,})$/;
const WITH_POINT = /^[-+]?(?:\d+|\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+)\.(?:\d{1,2}|\d{4,})$/;

const ENOUGH = 1_000;

/**
 * Detects by majority whether numbers in texts have a decimal comma (`1,5` or `1.5`; `1,234` and `1.234` are
 * ambiguous).
 *
 * @param otherwise result without evidence
 */
export function hasDecimalComma(rows: Iterable<readonly Cell[]>, otherwise: boolean): boolean {
  let balance = 0;
  for (const row of rows) {
    for (const cell of row) {
      if (typeof cell !== 'string') continue;
      const text = cell.trim();
      if (WITH_COMMA.test(text)) balance += 1;
      else if (WITH_POINT.test(text)) balance -= 1;
    }
    if (Math.abs(balance) >= ENOUGH) break;
  }
  return balance === 0 ? otherwise : balance > 0;
}
