/** How many line numbers are said one by one. */
const MOST = 8;

/** Line numbers as people write them: `3, 5, 8`; the rest of many is a number. */
export const shortLines = (lines: readonly number[]): { readonly text: string; readonly others: number } => ({
  text: lines.slice(0, MOST).join(', '),
  others: Math.max(0, lines.length - MOST),
});
