import { useDataProvider, useNotify, type DataProvider } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../fields/shared/files/saveFile';
import type { DownloadOptions, RecordCalls, TransferProgress } from '../../../protocol/recordCalls';

interface DownloadState {
  /** Start in milliseconds since 1970. */
  readonly since: number;
  readonly progress: TransferProgress;
  readonly error?: unknown;
}

export interface Download {
  /** Undefined if no download is running and no error is shown. */
  readonly state: DownloadState | undefined;
  readonly start: () => void;
  /** Cancels the download, or dismisses its error. */
  readonly stop: () => void;
}

/** The request, evaluated at the start. */
export interface AskedFile extends Pick<DownloadOptions, 'method' | 'body'> {
  readonly address: string;
  readonly timeout: number;
}

export interface DownloadHandling {
  /** Handles the file instead of saving it. */
  readonly onFile?: (blob: Blob, name: string) => void;
  readonly explain?: (error: unknown) => unknown;
}

/** Downloads a file that the API generates, and saves it under its name. Aborts on unmount. */
export function useDownload(
  asked: () => AskedFile,
  { onFile, explain = (error) => error }: DownloadHandling = {},
): Download {
  const notify = useNotify();
  const { download } = useDataProvider<DataProvider & RecordCalls>();
  const [state, setState] = useState<DownloadState>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    const begun: DownloadState = { since: Date.now(), progress: { bytes: 0 } };
    setState(begun);
    const { address, timeout, ...options } = asked();
    try {
      const { blob, name } = await download(address, {
        ...options,
        signal,
        timeout: timeout * 1000,
        onProgress: (progress) => setState({ ...begun, progress }),
      });
      if (signal.aborted) return;
      setState(undefined);
      if (onFile) return onFile(blob, name);
      saveFile(blob, name);
      notify('details.download.done', { type: 'success', messageArgs: { name } });
    } catch (error) {
      // Cancelled: no error to show.
      if (!signal.aborted) setState({ ...begun, error: explain(error) });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState(undefined);
    if (state && state.error === undefined) notify('details.download.abandoned', { type: 'info' });
  };
  return { state, start: () => void start(), stop };
}
