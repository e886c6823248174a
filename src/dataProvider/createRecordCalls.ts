import type { ManyOutcome, RecordCalls, SummaryData } from '../resources/protocol/recordCalls';
import { recordAddress, type Collection } from './collections';
import { countOf } from './countOf';
import { failure } from './failures';
import { removeFile } from './removeFile';
import type { Source } from './source';
import { runAllSettled } from './runAllSettled';
import { createRecord } from './writeRecords';

const isSummary = (body: unknown): body is SummaryData =>
  typeof body === 'object' && body !== null && 'counts' in body && 'cards' in body;

async function summaryOf(
  { http, extensions }: Source,
  collection: Collection,
  id: string,
  signal?: AbortSignal,
): Promise<SummaryData | undefined> {
  if (!(await extensions()).has('summaries')) return undefined;
  const address = `${recordAddress(collection, id)}/resume`;
  const { body } = await http.json(address, { signal });
  if (!isSummary(body)) throw failure('unreadable', address);
  return body;
}

/** What the data provider does besides react-admin's methods, on collections and records. */
export function createRecordCalls(
  source: Source,
  find: (collection: string) => Collection,
): Omit<RecordCalls, 'call' | 'download' | 'wholeList'> {
  return {
    resume: (collection, id, signal) => summaryOf(source, find(collection), String(id), signal),
    count: (collection, signal) => countOf(source, find(collection), signal),
    async createMany(collection, rows, options): Promise<ManyOutcome> {
      const found = find(collection);
      const failed = await runAllSettled(rows, (row) => createRecord(source, found, row), options);
      return { done: rows.length - failed.length, failed: failed.map(({ index, message }) => ({ index, message })) };
    },
    removeFile: (collection, id, fileId) => removeFile(source, find(collection), String(id), fileId),
  };
}
