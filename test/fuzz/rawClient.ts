import { connect } from 'node:net';
import type { FuzzAnswer, FuzzRequest } from './fuzzRequest';
import type { WireRequest } from './wire';

const headOf = ({ method, target }: WireRequest, headers: Readonly<Record<string, string>>): string =>
  [`${method} ${target} HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join(
    '\r\n',
  );

const without = (headers: Readonly<Record<string, string>>, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

function bytesOf(wire: WireRequest, flaw: FuzzRequest['raw']): Buffer {
  const { body = Buffer.alloc(0) } = wire;
  const headers = { ...wire.headers, Connection: 'close' };
  const write = (head: string, content: Buffer | string) =>
    Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(content)]);
  if (flaw === 'cutBody') return write(headOf(wire, headers), body.subarray(0, body.length / 2));
  if (flaw === 'wrongLength')
    return write(headOf(wire, { ...headers, 'Content-Length': '99999999999999999999' }), body);
  if (flaw === 'badChunk') {
    const chunked = { ...without(headers, 'Content-Length'), 'Transfer-Encoding': 'chunked' };
    return write(headOf(wire, chunked), 'zz\r\n{"a":1}\r\n0\r\n\r\n');
  }
  if (flaw === 'noHost') return write(headOf(wire, without(headers, 'Host')), body);
  if (flaw === 'badLine') return write(headOf(wire, headers).replace(' HTTP/1.1', ' \u0000 HTTP/9'), body);
  if (flaw === 'twoLengths') return write(headOf(wire, { ...headers, 'Transfer-Encoding': 'chunked' }), body);
  return write(headOf(wire, headers), body);
}

function parse(received: Buffer, milliseconds: number): FuzzAnswer | undefined {
  // Skips interim responses to `Expect: 100-continue`.
  const text = received.toString().replace(/^(HTTP\/1\.1 1\d\d[^]*?\r\n\r\n)+/, '');
  const end = text.indexOf('\r\n\r\n');
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
  if (status === undefined) return undefined;
  const head = text.slice(0, end);
  const [, contentType = ''] = /\r\ncontent-type: ?([^\r]*)/i.exec(head) ?? [];
  const rest = text.slice(end + 4);
  const isChunked = /\r\ntransfer-encoding: ?chunked/i.test(head);
  // Problem documents fit into one chunk; longer bodies are not read.
  const body = isChunked ? rest.replace(/^[\da-f]+\r\n/i, '').replace(/\r\n0\r\n\r\n$/, '') : rest;
  return { status: Number(status), contentType, body, milliseconds };
}

/** Sends a request as bytes on a new connection, and reads until the server closes it. */
export function sendRaw(
  address: { readonly host: string; readonly port: number },
  wire: WireRequest,
  flaw: FuzzRequest['raw'],
  patience: number,
): Promise<FuzzAnswer | undefined> {
  return new Promise((resolve) => {
    const start = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect({ ...address, allowHalfOpen: false }, () => socket.write(bytesOf(wire, flaw)));
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (chunk) => {
      chunks.push(chunk);
    });
    // Half-closes the connection once the server has had time to answer the incomplete request.
    if (flaw === 'cutBody' || flaw === 'wrongLength') socket.once('connect', () => socket.end());
    socket.on('error', () => socket.destroy());
    socket.once('close', () => resolve(parse(Buffer.concat(chunks), performance.now() - start)));
  });
}
