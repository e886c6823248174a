export type Part =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly fileName: string; readonly type: string; readonly content: Buffer };

const BOUNDARY = 'socle-boundary-7d9f';

/** Builds a multipart body byte by byte, so that tests can send what no browser would. */
export function multipartBody(parts: readonly Part[]): { payload: Buffer; headers: Record<string, string> } {
  const chunks = parts.flatMap((part) => {
    const file = 'content' in part;
    const disposition = `form-data; name="${part.name}"${file ? `; filename="${part.fileName}"` : ''}`;
    const type = file ? `Content-Type: ${part.type}\r\n` : '';
    return [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${type}\r\n`),
      file ? part.content : Buffer.from(part.value),
      Buffer.from('\r\n'),
    ];
  });
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
