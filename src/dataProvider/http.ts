import type { Language } from '../resources/language/words';
import { answeredFailure, failure } from './failures';
import { fileNameOf } from './fileName';
import { TIMEOUTS, type Answer, type Call, type Http, type TokenSource } from './httpTypes';
import { queryString } from './queryString';
import { isLines, readLines } from './readLines';
import { upload } from './upload';
import type { TransferOptions } from '../resources/protocol/recordCalls';

/** Size in bytes; undefined if not known, or if the content is compressed. */
function wholeSize(headers: Headers): number | undefined {
  const length = Number(headers.get('content-length'));
  return length > 0 && !headers.get('content-encoding') ? length : undefined;
}

async function readBlob(response: Response, onProgress: TransferOptions['onProgress']): Promise<Blob> {
  if (!onProgress || !response.body) return response.blob();
  const whole = wholeSize(response.headers);
  const reader = response.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    bytes += read.value.length;
    onProgress({ bytes, ...(whole !== undefined && { part: Math.min(1, bytes / whole) }) });
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}

export interface HttpOptions {
  /** Without a trailing slash. */
  readonly apiUrl: string;
  readonly token: TokenSource;
  readonly language: () => Language;
  /** Id of the person whose view is shown; sent with every call, which may then only read. */
  readonly viewedAs?: () => number | undefined;
}

/** The only client of the API: token, timeouts, cancelling, displayable errors; retries a 401 with a fresh token. */
export function createHttp({ apiUrl, token, language, viewedAs = () => undefined }: HttpOptions): Http {
  function attempt(address: string, call: Call, bearer: string | undefined): Promise<Response> {
    const form = call.body instanceof FormData;
    const viewed = viewedAs();
    const headers = new Headers({
      accept: 'application/json',
      'accept-language': language(),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(viewed !== undefined && { 'x-view-as': String(viewed) }),
      // For forms, the browser sets the content type with its boundary.
      ...(call.body !== undefined && !form && { 'content-type': blobType(call.body) ?? 'application/json' }),
      ...call.headers,
    });
    const limit = AbortSignal.timeout(call.timeout ?? (form ? TIMEOUTS.upload : TIMEOUTS.call));
    const signal = call.signal ? AbortSignal.any([call.signal, limit]) : limit;
    const url = `${apiUrl}/${address}${queryString(call.query)}`;
    const method = call.method ?? 'GET';
    if (call.body instanceof FormData) {
      const body = call.body;
      return call.onUpload
        ? upload(url, { method, headers, body, signal }, call.onUpload)
        : fetch(url, { method, headers, body, signal });
    }
    const body = call.body instanceof Blob ? call.body : JSON.stringify(call.body);
    const { keepalive } = call;
    return fetch(url, {
      ...{ method, headers, signal },
      ...(keepalive && { keepalive }),
      ...(call.body !== undefined && { body }),
    });
  }

  /** Sends a request, retries it once after a 401, and reads the response; all within the timeout. */
  async function exchange<T>(address: string, call: Call, read: (response: Response) => Promise<T>): Promise<T> {
    // Refused here, since the API's refusal would redirect the reader.
    if (viewedAs() !== undefined && (call.method ?? 'GET') !== 'GET') throw failure('viewAsReadOnly', address);
    try {
      let response = await attempt(address, call, await token());
      const fresh = response.status === 401 ? await token('fresh') : undefined;
      if (fresh) response = await attempt(address, call, fresh);
      // The answer to an `If-None-Match` (`keepTagged`).
      const isKept = response.status === 304;
      if (!response.ok && !isKept)
        throw answeredFailure(response.status, await readJson(response, address).catch(() => null), address);
      return await read(response);
    } catch (error) {
      throw call.signal?.aborted ? call.signal.reason : readable(error, address);
    }
  }

  return {
    json: (address, call = {}) =>
      exchange(address, call, async (response): Promise<Answer> => {
        const { status, headers } = response;
        if (call.onLine && isLines(response)) {
          await readLines(response, call.onLine, () => failure('unreadable', address));
          return { status, headers, body: null };
        }
        return { status, headers, body: await readJson(response, address) };
      }),
    download: (address, { onProgress, ...call } = {}) =>
      exchange(
        address,
        { timeout: TIMEOUTS.export, ...call, headers: { accept: '*/*', ...call.headers } },
        async (response) => ({
          blob: await readBlob(response, onProgress),
          name: fileNameOf(response.headers.get('content-disposition'), lastSegment(address)),
        }),
      ),
  };
}

const blobType = (body: unknown): string | undefined => (body instanceof Blob ? body.type : undefined);

/** The name of a file without Content-Disposition. */
const lastSegment = (address: string): string => address.split(/[?#]/)[0]?.split('/').pop() ?? address;

async function readJson(response: Response, address: string): Promise<unknown> {
  const text = await response.text();
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw failure('unreadable', address);
  }
}

/** Converts `fetch`'s errors to readable ones; passes ours on. */
function readable(error: unknown, address: string): unknown {
  if (error instanceof DOMException && error.name === 'TimeoutError') return failure('timeout', address);
  return error instanceof TypeError ? failure('network', address) : error;
}
