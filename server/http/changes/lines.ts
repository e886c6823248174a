import { problem } from '../problem';

const LINE_FEED = 10;

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw problem('malformedText', { cause: error });
  }
}

/**
 * Splits a byte stream into lines, and yields the complete lines of each chunk. Empty lines are skipped.
 *
 * @throws {ProblemError} `tooLarge` for a line of more than `maxLineBytes`, `malformedText`
 */
export async function* linesIn(
  pieces: AsyncIterable<Uint8Array>,
  maxLineBytes: number,
): AsyncGenerator<readonly string[]> {
  const notEmpty = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
  let open: Uint8Array[] = [];
  let openBytes = 0;
  for await (const piece of pieces) {
    const end = piece.lastIndexOf(LINE_FEED);
    if (end >= 0) {
      yield notEmpty(textOf(Buffer.concat([...open, piece.subarray(0, end)])));
      open = [];
      openBytes = 0;
    }
    const rest = piece.subarray(end + 1);
    openBytes += rest.length;
    if (openBytes > maxLineBytes) throw problem('tooLarge', { args: { maxBytes: maxLineBytes } });
    if (rest.length > 0) open.push(rest);
  }
  if (openBytes > 0) yield notEmpty(textOf(Buffer.concat(open)));
}
