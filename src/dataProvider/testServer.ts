import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly method: string;
  /** Path below the base, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A reply: status, JSON and headers, or a function that writes the response. */
export type Reply =
  | {
      readonly status?: number;
      readonly json?: unknown;
      readonly text?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | ((response: ServerResponse) => void);

export interface TestServer {
  readonly apiUrl: string;
  readonly received: readonly Received[];
  /** `GET /TypeContrats?PageNumber=1`, in the order of arrival. */
  readonly lines: () => readonly string[];
  readonly close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

// For cross-origin requests of tests in jsdom.
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** An HTTP server for tests of the data layer: records requests, and sends the given replies. */
export async function startTestServer(answer: (request: Received) => Reply): Promise<TestServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://test');
      if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
      const seen = {
        method: request.method ?? '',
        path: pathname.slice(1),
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body,
      };
      received.push(seen);
      const reply = answer(seen);
      if (typeof reply === 'function') return reply(response);
      const type = reply.json === undefined ? 'text/plain; charset=utf-8' : 'application/json';
      response.writeHead(reply.status ?? 200, { ...CORS, 'content-type': type, ...reply.headers });
      return response.end(reply.json === undefined ? reply.text : JSON.stringify(reply.json));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    received,
    lines: () =>
      received.map(
        ({ method, path, query }) =>
          `${method} /${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`,
      ),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
