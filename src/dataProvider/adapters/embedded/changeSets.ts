import { HttpError } from 'ra-core';
import type { ChangeReport, ChangeRequest, ChangeRun, RevertRun, RowReport } from '../../../resources/changes/changes';
import { answeredFailure, failure } from '../../failures';
import type { Call, Http } from '../../httpTypes';
import { LINES_TYPE } from '../../../resources/protocol/jsonLines';
import { acceptedOf, withRefused } from '../../../resources/changes/previewed';
import { randomKey } from '../../../resources/common/randomKey';
import { isObject } from '../../../resources/common/isObject';

/** Rows serialised per chunk. */
const AT_ONCE = 1_000;

/** The body as JSON lines: head, then rows. In chunks, because a single string could be too large. */
function changeLines(head: Required<Pick<ChangeRun, 'origin' | 'mode'>>, changes: readonly ChangeRequest[]): Blob {
  const parts = [`${JSON.stringify(head)}\n`];
  for (let start = 0; start < changes.length; start += AT_ONCE) {
    const lines = changes.slice(start, start + AT_ONCE).map((change) => `${JSON.stringify(change)}\n`);
    parts.push(lines.join(''));
  }
  return new Blob(parts, { type: LINES_TYPE });
}

const ADDRESS = 'changeSets';

/** Timeout in milliseconds: a hundred thousand rows take minutes. */
const LIMIT = 1_800_000;
/** Milliseconds between polls of a change set that is still running, and the maximum number of polls. */
const PAUSE = 1_000;
const MOST_PAUSES = 600;

interface StreamedLine {
  readonly progress?: { readonly finished: number; readonly total: number };
  readonly rows?: readonly RowReport[];
  readonly report?: Pick<ChangeReport, 'applied' | 'id'>;
  readonly problem?: { readonly status?: number };
}

const isReport = (body: unknown): body is ChangeReport => isObject(body) && 'rows' in body && Array.isArray(body.rows);

/** Sends a change set; handles streamed and plain answers. @throws {HttpError} `network` if the answer breaks off */
async function ask(
  http: Http,
  address: string,
  call: Call,
  onProgress: ChangeRun['onProgress'],
): Promise<ChangeReport> {
  const rows: RowReport[] = [];
  let report: StreamedLine['report'];
  const onLine = (line: unknown) => {
    if (!isObject(line)) throw failure('unreadable', address);
    const { progress, rows: some, report: end, problem }: StreamedLine = line;
    if (problem) throw answeredFailure(problem.status ?? 500, problem, address);
    if (progress) onProgress?.(progress.finished, progress.total);
    for (const row of some ?? []) rows.push(row);
    report = end ?? report;
  };
  const headers = { accept: `${LINES_TYPE}, application/json`, ...call.headers };
  const { body } = await http.json(address, { method: 'POST', timeout: LIMIT, ...call, headers, onLine });
  if (isReport(body)) return body;
  if (body !== null) throw failure('unreadable', address);
  if (!report) throw failure('network', address);
  return { ...report, rows };
}

const isLost = (error: unknown): boolean => error instanceof HttpError && error.status === 0;

/** The change set with the same key is still running: only the connection was lost. */
function isStillRunning(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status !== 409) return false;
  const { problem }: { problem?: { type?: unknown } } = isObject(error.body) ? error.body : {};
  return String(problem?.type).endsWith('stillRunning');
}

const pause = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Retries a call with a key once after a lost connection, and polls while it is still running. */
async function askSafely(call: () => Promise<ChangeReport>, signal: AbortSignal | undefined): Promise<ChangeReport> {
  let isRepeated = false;
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await call();
    } catch (error) {
      const isWaiting = isStillRunning(error) && pauses < MOST_PAUSES;
      if (signal?.aborted || !(isWaiting || (isLost(error) && !isRepeated))) throw error;
      isRepeated ||= !isWaiting;
      await pause(signal);
    }
  }
}

function runChanges(
  http: Http,
  changes: readonly ChangeRequest[],
  { origin, mode = 'all', onProgress, signal }: ChangeRun,
  call: Call,
): Promise<ChangeReport> {
  const body = changeLines({ origin, mode }, changes);
  return askSafely(() => ask(http, ADDRESS, { ...call, body, signal }, onProgress), signal);
}

/** Previews a change set through the API. A preview writes nothing, so it can be retried without a key. */
export const previewRemotely = (http: Http, changes: readonly ChangeRequest[], run: ChangeRun): Promise<ChangeReport> =>
  runChanges(http, changes, run, { query: { Preview: true } });

/** Applies a change set through the API (extension `changes`); after a preview, only the accepted changes. */
export async function applyRemotely(
  http: Http,
  changes: readonly ChangeRequest[],
  run: ChangeRun,
): Promise<ChangeReport> {
  const { mode = 'all', key = randomKey(), previewed } = run;
  const call = { headers: { 'idempotency-key': key } };
  if (!previewed) return runChanges(http, changes, run, call);
  const accepted = acceptedOf(changes, previewed);
  const { length } = accepted.places;
  // In mode `all`, one refused change refuses the set.
  if (length === 0 || (mode === 'all' && length < changes.length)) return { applied: false, rows: previewed.rows };
  return withRefused(await runChanges(http, accepted.changes, run, call), accepted, previewed);
}

/** Reverts a change set; a second call finds nothing to revert. */
export function runRevert(
  http: Http,
  id: number,
  { ordinals, mode = 'all', preview = false, signal }: RevertRun,
): Promise<ChangeReport> {
  const body = { mode, ...(ordinals && { ordinals }) };
  return ask(http, `${ADDRESS}/${id}/revert`, { body, query: { Preview: preview }, signal }, undefined);
}
