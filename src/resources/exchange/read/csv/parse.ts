import { TableError } from '../problems';

/** A row with its line number, from 1. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
}

const QUOTE = '"';
const QUOTE_CODE = 0x22;
const LF = 0x0a;
const CR = 0x0d;

const BREAK = /\r\n|\r|\n/g;
const breaksIn = (text: string): number => text.match(BREAK)?.length ?? 0;

/**
 * Parses separated values (RFC 4180). Lines end with LF, CRLF or CR; a quote within an unquoted cell is
 * literal (`3" pipe`).
 *
 * @throws {TableError} `brokenQuote` with the line of a quote that is never closed, or closed too early
 */
export function* csvRows(text: string, separator: string): Generator<CsvRow, void, undefined> {
  const split = separator.charCodeAt(0);
  let at = 0;
  let line = 1;

  const isEnd = (code: number): boolean => code === split || code === LF || code === CR || Number.isNaN(code);

  /** Starts after the opening quote and leaves `at` after the closing one. */
  function quoted(): string {
    const opened = line;
    const from = at + 1;
    let close = text.indexOf(QUOTE, from);
    let doubled = false;
    while (close !== -1 && text.charCodeAt(close + 1) === QUOTE_CODE) {
      doubled = true;
      close = text.indexOf(QUOTE, close + 2);
    }
    if (close === -1) throw new TableError('brokenQuote', { line: opened });
    const inner = text.slice(from, close);
    line += breaksIn(inner);
    at = close + 1;
    while (text[at] === ' ') at += 1;
    if (!isEnd(text.charCodeAt(at))) throw new TableError('brokenQuote', { line: opened });
    return doubled ? inner.replaceAll('""', QUOTE) : inner;
  }

  function plain(): string {
    const from = at;
    while (!isEnd(text.charCodeAt(at))) at += 1;
    return text.slice(from, at);
  }

  while (at < text.length) {
    const cells: string[] = [];
    const begins = line;
    for (;;) {
      cells.push(text.charCodeAt(at) === QUOTE_CODE ? quoted() : plain());
      if (text.charCodeAt(at) !== split) break;
      at += 1;
    }
    if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) at += 1;
    at += 1;
    line += 1;
    yield { cells, line: begins };
  }
}
