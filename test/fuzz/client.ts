import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { FuzzAnswer, FuzzRequest } from './fuzzRequest';
import { sendRaw } from './rawClient';
import { wireRequest, type Tokens, type WireRequest } from './wire';

/** Longer than the limit of a response (`rules.ts`); slower ones count as missing. */
const PATIENCE_MS = 15_000;

export interface FuzzClient {
  /** The response; undefined if the connection ended without one. */
  send(request: FuzzRequest, tokens: Tokens): Promise<FuzzAnswer | undefined>;
  close(): void;
}

async function readAnswer(message: IncomingMessage, start: number): Promise<FuzzAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return {
    status: message.statusCode ?? 0,
    contentType: message.headers['content-type'] ?? '',
    body: Buffer.concat(chunks).toString(),
    milliseconds: performance.now() - start,
  };
}

/** Node's client refuses to send other characters in paths and headers, and unknown methods. */
const isWritable = ({ target, headers }: WireRequest): boolean =>
  /^[\x21-\x7e]*$/.test(target) && Object.values(headers).every((value) => /^[\t\x20-\x7e]*$/.test(value));

export function createClient(port: number, callers: number): FuzzClient {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const address = { host: '127.0.0.1', port } as const;

  const once = ({ method, target: path, headers, body }: WireRequest, start: number): Promise<FuzzAnswer | 'reset'> =>
    new Promise((resolve) => {
      const sent = httpRequest({ ...address, agent, method, path, headers, timeout: PATIENCE_MS, setHost: false });
      let answered = false;
      sent.once('response', (message) => {
        answered = true;
        // After a response before the end of the body, the connection cannot be reused.
        const release = () => sent.writableEnded || sent.destroy();
        void readAnswer(message, start)
          .then(resolve, () => resolve('reset'))
          .finally(release);
      });
      sent.once('timeout', () => sent.destroy(new Error('no answer')));
      // An early response (413) aborts the upload, but still counts.
      sent.on('error', () => answered || resolve('reset'));
      if (headers['Expect'] === '100-continue') {
        sent.once('continue', () => sent.end(body));
        sent.flushHeaders();
      } else sent.end(body);
    });

  return {
    async send(request, tokens) {
      const wire = wireRequest(request, tokens, `localhost:${port}`);
      const start = performance.now();
      if (request.raw || !isWritable(wire)) return sendRaw(address, wire, request.raw, PATIENCE_MS);
      const answer = await once(wire, start);
      // A kept connection may just have been closed by the server, so the request is repeated on a new one.
      return answer === 'reset' ? sendRaw(address, wire, undefined, PATIENCE_MS) : answer;
    },
    close: () => agent.destroy(),
  };
}
