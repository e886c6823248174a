import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { FuzzAnswer, FuzzRequest } from './fuzzRequest';
import { sendRaw } from './rawClient';
import { wireRequest, type Tokens, type WireRequest } from './wire';

/** Longer than any answer may take (`rules.ts`): what is slower still counts as no answer. */
const PATIENCE_MS = 15_000;

export interface FuzzClient {
  /** The answer; undefined where the connection ended without one. */
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

/** What Node's own client refuses to write: characters in paths and headers, methods that it does not know. */
const isWritable = ({ target, headers }: WireRequest): boolean =>
  /^[\x21-\x7e]*$/.test(target) && Object.values(headers).every((value) => /^[\t\x20-\x7e]*$/.test(value));

/** A client with connections that it keeps, to a server on this machine. */
export function createClient(port: number, callers: number): FuzzClient {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const address = { host: '127.0.0.1', port } as const;

  const once = ({ method, target: path, headers, body }: WireRequest, start: number): Promise<FuzzAnswer | 'reset'> =>
    new Promise((resolve) => {
      const sent = httpRequest({ ...address, agent, method, path, headers, timeout: PATIENCE_MS, setHost: false });
      let answered = false;
      sent.once('response', (message) => {
        answered = true;
        // Answered before its body went out: the connection is good for nothing else.
        const release = () => sent.writableEnded || sent.destroy();
        void readAnswer(message, start)
          .then(resolve, () => resolve('reset'))
          .finally(release);
      });
      sent.once('timeout', () => sent.destroy(new Error('no answer')));
      // An answer that came before the whole body was read (413) ends the writing, not the answer.
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
      // A kept connection that the server has just closed tells nothing: the request goes out on one of its own.
      return answer === 'reset' ? sendRaw(address, wire, undefined, PATIENCE_MS) : answer;
    },
    close: () => agent.destroy(),
  };
}
