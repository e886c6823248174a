export type Block = readonly (readonly string[])[];

const NEEDS_QUOTES = /[\t\n\r]|^"/;

const printCell = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Formats a block as spreadsheets do for the clipboard: tab-separated, quoted if necessary. */
export function printTsv(block: Block): string {
  const text = block.map((row) => row.map(printCell).join('\t')).join('\n');
  // A final newline marks an empty last row, which otherwise would not be distinguishable.
  return block.length > 1 && block.at(-1)?.join('\t') === '' && block.at(-1)?.length === 1 ? `${text}\n` : text;
}

const ENDS_CELL: readonly (string | undefined)[] = ['\t', '\n', undefined];

/** Position of the quote that ends the cell opened at `from`; -1 if that quote is an ordinary character. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return ENDS_CELL.includes(text[at + 1]) ? at : -1;
  }
  return -1;
}

function endOfCell(text: string, from: number): number {
  const ends = ['\t', '\n'].map((end) => text.indexOf(end, from)).filter((at) => at >= 0);
  return Math.min(text.length, ...ends);
}

function cellAt(text: string, from: number): { readonly cell: string; readonly end: number } {
  const close = text[from] === '"' ? closingQuote(text, from) : -1;
  if (close >= 0) return { cell: text.slice(from + 1, close).replaceAll('""', '"'), end: close + 1 };
  const end = endOfCell(text, from);
  return { cell: text.slice(from, end), end };
}

/**
 * Parses the clipboard format of Excel, LibreOffice and `printTsv`: cells with tabs, newlines or quotes are
 * quoted; a final newline adds no row. Rows may differ in length.
 */
export function parseTsv(clipboard: string): Block {
  const text = clipboard.replace(/\r\n?/g, '\n');
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const { cell, end } = cellAt(text, at);
    rows.at(-1)?.push(cell);
    if (end >= text.length) break;
    if (text[end] === '\n') {
      if (end + 1 === text.length) break;
      rows.push([]);
    }
    at = end + 1;
  }
  return rows;
}
