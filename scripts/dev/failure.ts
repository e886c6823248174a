import type { ErrorPayload } from 'vite';
import type { SourceFile, SourcePlace } from './locateProblem';

/** What keeps the product from running as it is written. */
export interface Failure {
  readonly message: string;
  /** Where its parts stand, the first one first. */
  readonly places: readonly SourcePlace[];
}

const LINES_AROUND = 2;

/** The lines around a place, with a mark below it. */
function frameOf({ line, column }: SourcePlace, text: string): string {
  const lines = text.split('\n');
  const first = Math.max(0, line - 1 - LINES_AROUND);
  return lines
    .slice(first, line + LINES_AROUND)
    .flatMap((one, index) => {
      const number = first + index + 1;
      // The overlay trims what comes before the first line.
      const head = `${String(number).padEnd(4)} | `;
      return number === line ? [head + one, `${' '.repeat(head.length + column)}^`] : [head + one];
    })
    .join('\n');
}

const addressOf = ({ path, line, column }: SourcePlace): string => `${path}:${line}:${column + 1}`;

/** What Vite's page shows over what is open. */
export function overlayOf({ message, places }: Failure, files: readonly SourceFile[]): ErrorPayload {
  const [place, ...others] = places;
  const text = files.find(({ path }) => path === place?.path)?.text;
  return {
    type: 'error',
    err: {
      message,
      // The first one stands above the frame.
      stack: others.map(addressOf).join('\n'),
      ...(place && { id: place.path, loc: { file: place.path, line: place.line, column: place.column + 1 } }),
      ...(place && text !== undefined && { frame: frameOf(place, text) }),
    },
  };
}
