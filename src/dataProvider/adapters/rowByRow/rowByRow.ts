import { HttpError } from 'ra-core';
import type { ChangeReport, ChangeRequest, ChangeRun, RowReport } from '../../../resources/changes/changes';
import { MAX_IDS } from '../../../resources/records/listQuery';
import { againstPreview } from '../../../resources/changes/previewed';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import type { Registry } from '../../../resources/registry/registry';
import { collectionOf, recordAddress, type ResolvedCollection } from '../../collections';
import { failure } from '../../failures';
import { runAllSettled } from '../../runAllSettled';
import type { ApiAdapter } from '../apiAdapter';
import { handlesNeeded, isBelowHandle, LocalHandles, refusedBelow, withGivenIds } from './handles';
import { planChange } from './planChange';
import { refusalOfCall } from './refusalOfCall';

type FindCollection = (address: string) => ResolvedCollection;

type RowCalls = Pick<ApiAdapter, 'getMany' | 'create' | 'update' | 'remove'>;

interface Planned {
  readonly change: ChangeRequest;
  readonly collection: ResolvedCollection;
  readonly previous: AnyRecord | undefined;
  readonly row: RowReport;
  /** Number of changes that must precede it, in a chain. */
  readonly level: number;
}

function idsByCollection(changes: readonly ChangeRequest[]): ReadonlyMap<string, ReadonlySet<number>> {
  const wanted = new Map<string, Set<number>>();
  for (const { collection, id } of changes)
    if (id !== undefined && !isBelowHandle(collection))
      wanted.set(collection, (wanted.get(collection) ?? new Set()).add(id));
  return wanted;
}

/** The present records of the changes, by address. */
async function readPrevious(
  calls: RowCalls,
  find: FindCollection,
  changes: readonly ChangeRequest[],
  { onProgress, signal }: Pick<ChangeRun, 'onProgress' | 'signal'>,
): Promise<ReadonlyMap<string, AnyRecord>> {
  const known = new Map<string, AnyRecord>();
  let read = 0;
  for (const [address, ids] of idsByCollection(changes)) {
    const collection = find(address);
    const all = [...ids].map(String);
    for (let start = 0; start < all.length; start += MAX_IDS) {
      signal?.throwIfAborted();
      const chunk = all.slice(start, start + MAX_IDS);
      for (const record of await calls.getMany(collection, chunk, signal))
        known.set(recordAddress(collection, record.id), record);
      onProgress?.(Math.min((read += chunk.length), changes.length), changes.length);
    }
  }
  return known;
}

async function plan(
  calls: RowCalls,
  find: FindCollection,
  changes: readonly ChangeRequest[],
  run: Pick<ChangeRun, 'onProgress' | 'signal'>,
): Promise<readonly Planned[]> {
  const known = await readPrevious(calls, find, changes, run);
  const handles = new LocalHandles((resource) => find(resource).schema);
  return changes.map((change, index) => {
    const collection = find(change.collection);
    const previous = change.id === undefined ? undefined : known.get(recordAddress(collection, change.id));
    const planned = handles.plan(change, collection, index, (one) => planChange(collection.schema, one, previous));
    return { change, collection, previous, level: planned.level, row: { index, ...planned.row } };
  });
}

/** Previews a change set by the declarations alone. */
async function preview(
  calls: RowCalls,
  find: FindCollection,
  changes: readonly ChangeRequest[],
  run: ChangeRun,
): Promise<ChangeReport> {
  return { applied: false, rows: (await plan(calls, find, changes, run)).map(({ row }) => row) };
}

/** Writes one row. @param ids assigned to created records so far */
async function write(calls: RowCalls, planned: Planned, ids: ReadonlyMap<string, number>): Promise<RowReport> {
  const { change, previous } = planned;
  const { action, id = 0, values = {} } = change;
  const given = withGivenIds(planned.collection, ids);
  const { collection } = given;
  const { after } = planned.row;
  const row = { ...planned.row, ...(after && { after: given.values(after) }) };
  if (action === 'create') return { ...row, id: (await calls.create(collection, given.values(values))).record.id };
  if (action === 'delete') await calls.remove(collection, String(id), previous);
  else await calls.update(collection, { id: String(id), data: row.after ?? {}, previous: previous ?? {} });
  return row;
}

/**
 * Writes rows in the order of their dependencies, and replaces handles by assigned ids.
 * @param rows receives the results
 * @returns errors of failed rows; undefined for rows that depend on a failed one
 */
async function writeAll(
  calls: RowCalls,
  toWrite: readonly Planned[],
  rows: RowReport[],
  { onProgress, signal }: Pick<ChangeRun, 'onProgress' | 'signal'>,
): Promise<readonly unknown[]> {
  const ids = new Map<string, number>();
  const errors: unknown[] = [];
  let finished = 0;
  for (const level of [...new Set(toWrite.map((one) => one.level))].sort((a, b) => a - b)) {
    const ready: Planned[] = [];
    for (const one of toWrite) {
      if (one.level !== level) continue;
      if (handlesNeeded(one.change, one.collection).every((handle) => ids.has(handle))) {
        ready.push(one);
        continue;
      }
      rows[one.row.index] = refusedBelow(one.row);
      errors.push(undefined);
      onProgress?.((finished += 1), toWrite.length);
    }
    const failed = await runAllSettled(
      ready,
      async (one) => {
        const row = await write(calls, one, ids);
        rows[row.index] = row;
        if (one.change.handle !== undefined && row.id !== undefined) ids.set(one.change.handle, row.id);
      },
      { signal, onProgress: () => onProgress?.((finished += 1), toWrite.length) },
    );
    for (const { index, error } of failed) {
      const one = ready[index];
      if (one) rows[one.row.index] = refusalOfCall(one.row, error);
      errors.push(error);
    }
  }
  return errors;
}

/**
 * Applies a change set as parallel calls, each row on its own. In mode `all`, refusals by the declarations prevent all
 * writes, but refusals by the API come too late for that.
 */
async function apply(
  calls: RowCalls,
  find: FindCollection,
  changes: readonly ChangeRequest[],
  run: ChangeRun,
): Promise<ChangeReport> {
  const { mode = 'all', onProgress, signal, previewed } = run;
  // Another API has no idempotency keys, so only rows that were not started are repeated.
  const planned = await plan(calls, find, changes, { signal });
  const seen = new Map(previewed?.rows.map((row) => [row.index, row]));
  const judged = planned.map((one) => ({ ...one, row: againstPreview(one.row, seen.get(one.row.index)) }));
  const rows = judged.map(({ row }) => row);
  if (mode === 'all' && rows.some(({ status }) => status === 'refused')) return { applied: false, rows };
  const toWrite = judged.filter(({ row }) => row.status !== 'refused' && row.status !== 'unchanged');
  const errors = await writeAll(calls, toWrite, rows, { onProgress, signal });
  if (errors.length > 0 && errors.length === toWrite.length && signal?.aborted) throw failure('cancelled', '');
  const unauthenticated = errors.find((error) => error instanceof HttpError && error.status === 401);
  if (unauthenticated && errors.length === toWrite.length) throw unauthenticated;
  return { applied: errors.length < toWrite.length, rows };
}

/**
 * Emulates change sets for an API without them: previews by declarations, and writes row by row.
 * @param calls for single records, always uncached
 */
export function rowByRow(
  registry: Registry,
  calls: RowCalls,
): Pick<ApiAdapter['changes'], 'previewChanges' | 'applyChanges'> {
  const find = (address: string) => collectionOf(registry, address);
  return {
    previewChanges: (changes, run) => preview(calls, find, changes, run),
    applyChanges: (changes, run) => apply(calls, find, changes, run),
  };
}
