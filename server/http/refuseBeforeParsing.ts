import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { hasCode } from '../database/errors';
import { PROBLEM_TYPE } from '../../src/resources/problem';
import { problem, type ProblemCode } from './problem';
import { problemDocument } from './problemDocument';

const codeOf = (error: Error): ProblemCode => {
  if (hasCode(error, 'ERR_HTTP_REQUEST_TIMEOUT')) return 'requestTooSlow';
  return hasCode(error, 'HPE_HEADER_OVERFLOW') ? 'headersTooLarge' : 'malformedRequest';
};

/**
 * Answers what Node could not even read as HTTP; nothing of the request is known, so the language is the first one. A
 * connection that has sent nothing is closed without an answer: browsers keep spare ones, and would take the answer for
 * that of the request which they send at that moment (RFC 9110, 15.5.9).
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
