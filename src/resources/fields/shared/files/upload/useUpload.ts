import { useRef, useState } from 'react';
import { problemOf } from '../../../../views/page/problemOf';
import { filesOf, isPending } from '../formFiles';

/** The `meta` of react-admin's `create` and `update`, for progress and cancellation. */
interface UploadMeta {
  readonly onUpload: (part: number) => void;
  readonly signal: AbortSignal;
}

/** How the last upload failed. `reason` is the API's message or a translation key. */
type UploadEnd = { readonly how: 'cancelled' } | { readonly how: 'broken'; readonly reason?: string | undefined };

export class UploadEnded extends Error {
  override readonly name = 'UploadEnded';
}

export interface Upload {
  /** Uploaded share, from 0 to 1; undefined unless an upload is running. */
  readonly part: number | undefined;
  readonly end: UploadEnd | undefined;
  readonly cancel: () => void;
  /**
   * Sends the form's values. Without pending files, `send` gets no `meta`.
   *
   * @throws {UploadEnded} if cancelled, or on a network or server failure; otherwise the refusals of `send`
   */
  readonly run: <Result>(
    values: Readonly<Record<string, unknown>>,
    send: (meta: UploadMeta | undefined) => Promise<Result>,
  ) => Promise<Result>;
}

const SERVER_ERROR = 500;

const hasChosenFile = (values: Readonly<Record<string, unknown>>): boolean =>
  Object.values(values).some((value) => filesOf(value).some(isPending));

/** No response (status 0) or a server error: a retry may succeed. */
const isBroken = (status: number | undefined): boolean =>
  status === undefined || status === 0 || status >= SERVER_ERROR;

/**
 * Upload state of a form: progress, cancel and retry. Render `<UploadProgress upload={upload} />` in the
 * form, and save with `upload.run(values, (meta) => update(..., { ..., meta }))`.
 */
export function useUpload(): Upload {
  const [part, setPart] = useState<number>();
  const [end, setEnd] = useState<UploadEnd>();
  const ending = useRef<AbortController>(undefined);
  return {
    part,
    end,
    cancel: () => ending.current?.abort(),
    async run(values, send) {
      setEnd(undefined);
      if (!hasChosenFile(values)) return send(undefined);
      const controller = new AbortController();
      ending.current = controller;
      setPart(0);
      try {
        return await send({ onUpload: setPart, signal: controller.signal });
      } catch (error) {
        const { status, message } = problemOf(error);
        if (!controller.signal.aborted && !isBroken(status)) throw error;
        setEnd(controller.signal.aborted ? { how: 'cancelled' } : { how: 'broken', reason: message });
        throw new UploadEnded('the upload ended early', { cause: error });
      } finally {
        ending.current = undefined;
        setPart(undefined);
      }
    },
  };
}
