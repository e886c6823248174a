import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { hasCode } from '../database/errors';
import { PROBLEM_TYPE } from '../../src/resources/protocol/problem';
import { problem, type ProblemCode } from './problem';
import { problemDocument } from './problemDocument';

const codeOf = (error: Error): ProblemCode => {
  if (hasCode(error, 'ERR_HTTP_REQUEST_TIMEOUT')) return 'requestTooSlow';
  return hasCode(error, 'HPE_HEADER_OVERFLOW') ? 'headersTooLarge' : 'malformedRequest';
};

/**
 * Answers a request that Node cannot parse as HTTP, in French because the request's language is unknown. A connection
 * without any bytes is closed silently: browsers open spare connections, and a browser that sends its first request at
 * this moment would take our response for the response to that request (RFC 9110, 15.5.9).
 */
export function refuseBeforeParsing(error: Error, socket: Socket): void {
  const isSpare = socket.bytesRead === 0;
  if (isSpare || hasCode(error, 'ECONNRESET') || !socket.writable) return void socket.destroy();
  const document = problemDocument(problem(codeOf(error)), 'fr');
  const body = Buffer.from(JSON.stringify(document));
  const head = [
    `HTTP/1.1 ${document.status} ${STATUS_CODES[document.status] ?? ''}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${body.length}`,
    'connection: close',
  ];
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
}
