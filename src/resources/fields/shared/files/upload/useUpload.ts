import { useRef, useState } from 'react';
import { problemOf } from '../../../../views/page/problemOf';
import { filesOf, isPending } from '../formFiles';

/** What react-admin's `create` and `update` hand to the data provider, to follow an upload and to end it. */
interface UploadMeta {
  readonly onUpload: (part: number) => void;
  readonly signal: AbortSignal;
}

/** How the last upload ended without being saved. `reason` is the API's words or a translation key, where it gave any. */
type UploadEnd = { readonly how: 'cancelled' } | { readonly how: 'broken'; readonly reason?: string | undefined };

/** An upload that ended early: nothing is wrong with what was typed, so a form shows no refusal. */
export class UploadEnded extends Error {
  override readonly name = 'UploadEnded';
}

export interface Upload {
  /** How much is sent, from 0 to 1; undefined while nothing is. */
  readonly part: number | undefined;
  readonly end: UploadEnd | undefined;
  readonly cancel: () => void;
  /**
   * Sends what a form holds. Without chosen files there is nothing to follow, and `send` gets no `meta`.
   *
   * @throws {UploadEnded} where it was cancelled, or the connection or the server gave up; the refusals of `send`
   */
  readonly run: <Result>(
    values: Readonly<Record<string, unknown>>,
    send: (meta: UploadMeta | undefined) => Promise<Result>,
  ) => Promise<Result>;
}

const SERVER_ERROR = 500;

const hasChosenFile = (values: Readonly<Record<string, unknown>>): boolean =>
  Object.values(values).some((value) => filesOf(value).some(isPending));

/** No answer (status 0), or one that says nothing about what was sent: the same can succeed later. */
const isBroken = (status: number | undefined): boolean =>
  status === undefined || status === 0 || status >= SERVER_ERROR;

/**
 * The upload of a form: how far it is, ending it, and taking it up again. Show it with `<UploadProgress upload={upload} />`
 * inside the form, and call `upload.run(values, (meta) => update(..., { ..., meta }))` where the form saves.
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
