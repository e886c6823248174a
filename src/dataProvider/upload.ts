/** Parses XMLHttpRequest's `header: value` lines. */
function parseHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Statuses without a body; `Response` refuses one. */
const WITHOUT_BODY = [204, 205, 304];

/**
 * Sends a form with progress, which `fetch` cannot report.
 * @param onUpload receives the sent fraction, from 0 to 1
 * @throws {TypeError} without an answer, as `fetch` does; the signal's reason after an abort
 */
export function upload(
  address: string,
  request: {
    readonly method: string;
    readonly headers: Headers;
    readonly body: FormData;
    readonly signal: AbortSignal;
  },
  onUpload: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { method, headers, body, signal } = request;
    const xhr = new XMLHttpRequest();
    const abort = () => {
      xhr.abort();
      reject(signal.reason as Error);
    };
    xhr.open(method, address);
    headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.addEventListener('load', () => onUpload(1));
    xhr.responseType = 'text';
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onUpload(loaded / total);
    });
    xhr.onload = () => {
      const { status, responseText } = xhr;
      const answer = WITHOUT_BODY.includes(status) ? null : responseText;
      resolve(new Response(answer, { status, headers: parseHeaders(xhr.getAllResponseHeaders()) }));
    };
    xhr.onerror = () => reject(new TypeError('upload failed'));
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    xhr.send(body);
  });
}
