import type { StoreContext } from '../storeContext';
import { runChangeStream } from './changeStream';
import { CHUNK } from './chunks';
import type { IncomingChange, ChangeSetInput, ChangeSetResult, ChangeSource, RowOutcome } from './changeTypes';

function sourceOf(changes: readonly IncomingChange[]): ChangeSource {
  return {
    total: changes.length,
    isHeld: true,
    *windows() {
      for (let first = 0; first < changes.length; first += CHUNK) yield changes.slice(first, first + CHUNK);
    },
  };
}

/** Runs a change set in memory and returns all its outcomes. See `runChangeStream`. */
export async function runChangeSet(
  context: StoreContext,
  { changes, ...head }: ChangeSetInput,
  isPreview: boolean,
): Promise<ChangeSetResult> {
  let rows: RowOutcome[] = [];
  const result = await runChangeStream(context, {
    ...head,
    isPreview,
    source: sourceOf(changes),
    sink: {
      async begin() {
        rows = [];
      },
      async take(more) {
        for (const row of more) rows.push(row);
      },
    },
  });
  return { ...result, rows };
}
