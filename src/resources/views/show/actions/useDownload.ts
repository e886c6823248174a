import { useDataProvider, useNotify, type DataProvider } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../fields/shared/files/saveFile';
import type { DownloadOptions, RecordCalls, TransferProgress } from '../../../protocol/recordCalls';

interface DownloadState {
  /** When it began, in milliseconds. */
  readonly since: number;
  readonly progress: TransferProgress;
  /** Why it came to nothing. */
  readonly error?: unknown;
}

export interface Download {
  /** Undefined while nothing is downloaded, and nothing is left to say. */
  readonly state: DownloadState | undefined;
  readonly start: () => void;
  /** Gives it up, or puts away what went wrong. */
  readonly stop: () => void;
}

/** What is asked for, at the moment at which it is. */
export interface AskedFile extends Pick<DownloadOptions, 'method' | 'body'> {
  readonly address: string;
  /** Seconds after which it is given up. */
  readonly timeout: number;
}

export interface DownloadHandling {
  /** Does something else with the file than to save it. */
  readonly onFile?: (blob: Blob, name: string) => void;
  /** Says what went wrong in other words. */
  readonly explain?: (error: unknown) => unknown;
}

/** Downloads what the API makes on demand, and saves it under its name; it ends with the page that asked for it. */
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
      // Given up: no one waits for an answer.
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
