import { SEPARATORS, type Separator } from '../readTypes';
import { csvRows } from './parse';

const SAMPLE_CHARACTERS = 65_536;
const SAMPLE_ROWS = 50;

/** Numbers of cells in the first rows, parsed with this separator. */
function widthsWith(sample: string, separator: Separator): readonly number[] {
  const widths: number[] = [];
  try {
    for (const { cells } of csvRows(sample, separator)) {
      if (cells.length > 1 || cells[0]?.trim()) widths.push(cells.length);
      if (widths.length === SAMPLE_ROWS) break;
    }
  } catch {
    // A sample may end within quotes.
  }
  return widths;
}

/** Score of a separator: the share of rows as wide as the headings, then the number of columns. */
function likeness(widths: readonly number[]): number {
  const [headings = 0] = widths;
  if (headings < 2) return 0;
  return widths.filter((width) => width === headings).length / widths.length + Math.min(headings, 100) / 1_000;
}

/** Excel's separator hint, `sep=;`. */
const HINT = /^sep=([;,\t|])\r?\n/i;

/**
 * Detects the separator: from a hint, or by the best score; a semicolon for a single column.
 *
 * @returns the separator, and the start of the table after the hint
 */
export function separatorOf(text: string): { readonly separator: Separator; readonly from: number } {
  const hint = HINT.exec(text);
  const told = SEPARATORS.find((separator) => separator === hint?.[1]);
  if (hint && told) return { separator: told, from: hint[0].length };
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const ranked = SEPARATORS.map((separator) => ({ separator, score: likeness(widthsWith(sample, separator)) }));
  const [first] = ranked.sort((a, b) => b.score - a.score);
  return { separator: first && first.score > 0 ? first.separator : ';', from: 0 };
}
