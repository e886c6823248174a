/** Line numbers listed before the rest is counted. */
const MOST = 8;

/** Formats line numbers: `3, 5, 8`; `others` counts the rest. */
export const shortLines = (lines: readonly number[]): { readonly text: string; readonly others: number } => ({
  text: lines.slice(0, MOST).join(', '),
  others: Math.max(0, lines.length - MOST),
});
