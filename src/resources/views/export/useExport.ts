import { HttpError, useDataProvider, useListContext, useNotify, useTranslate, type DataProvider } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { exportName } from '../../exchange/write/fileNames';
import { dayOf } from '../../language/moments';
import { saveFile } from '../../fields/shared/files/saveFile';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { MAX_IDS } from '../../records/listQuery';
import type { RecordCalls } from '../../protocol/recordCalls';
import type { AnyRecord } from '../../language/resourceSchema';
import type { Finished } from '../changes/changeState';
import { useExtensions } from '../ExtensionsContext';
import { useColumns } from '../list/columns/useColumns';
import { listTitleKey } from '../list/otherList';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import type { RecordBatches } from '../../records/allPages';
import { ofIds } from './batches';
import type { ExportLook, ExportScope } from './exportChoice';
import { exportCriteria } from './exportCriteria';
import { exportFile } from './exportFile';
import { createNameBook } from './nameBook';
import { useListTotal } from '../list/state/useListTotal';
import { withoutClosed } from '../list/table/closedGroups';

/** Milliseconds that an API may take to generate a file (section 9 of the specification). */
const LONGEST = 300_000;

/** Unreadable records are exported without a name; other errors end the export. */
function unlessRefused(error: unknown): readonly AnyRecord[] {
  if (error instanceof HttpError && (error.status === 403 || error.status === 404)) return [];
  throw error;
}

export interface Export {
  readonly progress: Finished | undefined;
  readonly error: unknown;
  readonly run: (scope: ExportScope, look: ExportLook) => Promise<void>;
  readonly cancel: () => void;
}

async function* promised(batches: Promise<RecordBatches>): RecordBatches {
  yield* await batches;
}

async function* once(records: readonly AnyRecord[]): RecordBatches {
  yield records;
}

/**
 * Exports the list with its filter, search and sort order. Aborts on unmount.
 *
 * @param selection ids of the selected records
 * @param onDone called when the browser has the file
 */
export function useExport(selection: readonly number[], onDone: () => void): Export {
  const registry = useRegistry();
  const dataProvider = useDataProvider<DataProvider & RecordCalls>();
  const translate = useTranslate();
  const notify = useNotify();
  const language = useReaderLanguage();
  const { shown } = useColumns();
  const { schema, address, parents } = useScreen();
  const { data = [], filterValues, filter: own, sort } = useListContext<AnyRecord>();
  const total = useListTotal() ?? 0;
  const filter = { ...filterValues, ...withoutClosed(own) };
  const hasLines = useExtensions().has('listLines');
  // An API that cannot stream lists may generate the file itself, by criteria.
  const byApi = hasLines ? undefined : schema.criteria?.export;
  const [progress, setProgress] = useState<Finished>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const readMany = async (from: string, ids: readonly number[], signal: AbortSignal) =>
    (await dataProvider.getMany<AnyRecord>(from, { ids: [...ids], signal })).data;

  const everything = (signal: AbortSignal): RecordBatches =>
    promised(dataProvider.wholeList(address, { sort, filter, signal }));

  /** The records of a scope, and their number if known. */
  function recordsOf(scope: ExportScope, signal: AbortSignal): readonly [RecordBatches, number] {
    if (scope === 'page') return [once(data), data.length];
    if (scope === 'all') return [everything(signal), total];
    return [ofIds(selection, (ids) => readMany(address, ids, signal), MAX_IDS), selection.length];
  }

  async function run(scope: ExportScope, look: ExportLook): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const label = translate(listTitleKey(schema), { smart_count: 2 });
    const [records, count] = recordsOf(scope, signal);
    setError(undefined);
    setProgress({ finished: 0, total: count });
    const book = createNameBook(registry, { schema, parents }, (from, ids) =>
      readMany(from, ids, signal).catch(unlessRefused),
    );
    const onProgress = (finished: number) => setProgress({ finished, total: Math.max(finished, count) });
    try {
      if (scope === 'all' && byApi !== undefined) {
        const body = exportCriteria({ filter, sort, look, shown });
        const made = await dataProvider.download(`${address}/${byApi}`, {
          method: 'POST',
          body,
          timeout: LONGEST,
          signal,
        });
        saveFile(made.blob, made.name);
        notify('exchange.export.done', { type: 'success', messageArgs: { smart_count: count } });
        onDone();
        return;
      }
      const file = await exportFile({ ...look, schema, shown, language, label, records, book, signal, onProgress });
      saveFile(file.blob, exportName(label, dayOf(new Date()), look.format));
      notify('exchange.export.done', { type: 'success', messageArgs: { smart_count: file.count } });
      onDone();
    } catch (failure) {
      if (!signal.aborted) setError(failure);
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  }
  return { progress, error, run, cancel: () => running.current?.abort() };
}
