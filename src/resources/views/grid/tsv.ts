/** The texts of a block of cells, row by row. */
export type Block = readonly (readonly string[])[];

const NEEDS_QUOTES = /[\t\n\r]|^"/;

const printCell = (text: string): string => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A block as spreadsheets put it on the clipboard: tabs between cells, lines between rows, quotes around either. */
export function printTsv(block: Block): string {
  const text = block.map((row) => row.map(printCell).join('\t')).join('\n');
  // A last row that is empty is told from the end of the row before only by an end of its own.
  return block.length > 1 && block.at(-1)?.join('\t') === '' && block.at(-1)?.length === 1 ? `${text}\n` : text;
}

const ENDS_CELL: readonly (string | undefined)[] = ['\t', '\n', undefined];

/** Where the quote that is opened at `from` is closed by one that ends the cell; -1: it is a letter like others. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return ENDS_CELL.includes(text[at + 1]) ? at : -1;
  }
  return -1;
}

/** Where a cell without quotes ends. */
function endOfCell(text: string, from: number): number {
  const ends = ['\t', '\n'].map((end) => text.indexOf(end, from)).filter((at) => at >= 0);
  return Math.min(text.length, ...ends);
}

/** The text of the cell at `from`, and where it ends. */
function cellAt(text: string, from: number): { readonly cell: string; readonly end: number } {
  const close = text[from] === '"' ? closingQuote(text, from) : -1;
  if (close >= 0) return { cell: text.slice(from + 1, close).replaceAll('""', '"'), end: close + 1 };
  const end = endOfCell(text, from);
  return { cell: text.slice(from, end), end };
}

/**
 * Reads what Excel, LibreOffice or `printTsv` put on the clipboard. Cells with tabs, lines or quotes stand in quotes; a
 * last line without cells is the end of the one before. Rows may differ in length.
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
