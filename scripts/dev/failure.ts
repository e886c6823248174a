import type { ErrorPayload } from 'vite';
import type { SourceFile, SourcePlace } from './locateProblem';

/** An error in the sources that prevents the product from running. */
export interface Failure {
  readonly message: string;
  /** Source locations, most important first. */
  readonly places: readonly SourcePlace[];
}

const LINES_AROUND = 2;

function frameOf({ line, column }: SourcePlace, text: string): string {
  const lines = text.split('\n');
  const first = Math.max(0, line - 1 - LINES_AROUND);
  return lines
    .slice(first, line + LINES_AROUND)
    .flatMap((one, index) => {
      const number = first + index + 1;
      // Start with text: Vite's overlay trims leading whitespace.
      const head = `${String(number).padEnd(4)} | `;
      return number === line ? [head + one, `${' '.repeat(head.length + column)}^`] : [head + one];
    })
    .join('\n');
}

const addressOf = ({ path, line, column }: SourcePlace): string => `${path}:${line}:${column + 1}`;

export function overlayOf({ message, places }: Failure, files: readonly SourceFile[]): ErrorPayload {
  const [place, ...others] = places;
  const text = files.find(({ path }) => path === place?.path)?.text;
  return {
    type: 'error',
    err: {
      message,
      // The overlay shows the first location above the frame.
      stack: others.map(addressOf).join('\n'),
      ...(place && { id: place.path, loc: { file: place.path, line: place.line, column: place.column + 1 } }),
      ...(place && text !== undefined && { frame: frameOf(place, text) }),
    },
  };
}
