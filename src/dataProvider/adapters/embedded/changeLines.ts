import type { ChangeRequest, ChangeRun } from '../../../resources/changes/changes';
import { LINES_TYPE } from '../../readLines';

/** How many rows become text at once. */
const AT_ONCE = 1_000;

/** The body of a change set: its head, then a line for each row; in pieces, so that no text is as large as the file. */
export function changeLines(
  head: Required<Pick<ChangeRun, 'origin' | 'mode'>>,
  changes: readonly ChangeRequest[],
): Blob {
  const parts = [`${JSON.stringify(head)}\n`];
  for (let start = 0; start < changes.length; start += AT_ONCE) {
    const lines = changes.slice(start, start + AT_ONCE).map((change) => `${JSON.stringify(change)}\n`);
    parts.push(lines.join(''));
  }
  return new Blob(parts, { type: LINES_TYPE });
}
