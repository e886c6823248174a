import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterFile } from './afterFile';

interface TakenCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A local receiver of webhooks; `answers` queues status codes of the next responses, then it returns 204. */
export async function openWebhookSink() {
  const taken: TakenCall[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      taken.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(async () => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/crochet`, taken, answers };
}
