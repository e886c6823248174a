import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { hasCode } from '../database/errors';
import { PROBLEM_TYPE } from '../../src/resources/problem';
import { problem, type ProblemCode } from './problem';
import { problemDocument } from './problemDocument';

/** Answers what Node could not even read as HTTP; nothing of the request is known, so the language is the first one. */
export function refuseBeforeParsing(error: Error, socket: Socket): void {
  if (hasCode(error, 'ECONNRESET') || !socket.writable) return void socket.destroy();
  const code: ProblemCode = hasCode(error, 'HPE_HEADER_OVERFLOW') ? 'headersTooLarge' : 'malformedRequest';
  const document = problemDocument(problem(code), 'fr');
  const body = Buffer.from(JSON.stringify(document));
  const head = [
    `HTTP/1.1 ${document.status} ${STATUS_CODES[document.status] ?? ''}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${body.length}`,
    'connection: close',
  ];
  socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
}
