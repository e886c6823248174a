import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from './afterFile';
import type { ApiServer } from './apiServer';

/** Listens on a free port until the file ends. @returns the origin */
export async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Makes an API reachable for `fetch`: a proxy sets the host name of the tenant.
 *
 * @returns the base URL of the API
 */
export async function listenForFetch({ app }: Pick<ApiServer, 'app'>): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const origin = await listen((from, to) => {
    const { method, url: path, headers } = from;
    const options = { host: '127.0.0.1', port, method, path, headers: { ...headers, host: 'localhost:3000' } };
    const call = request(options, (answer) => {
      to.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(to);
    });
    call.on('error', () => to.destroy());
    to.on('close', () => call.destroy());
    from.pipe(call);
  });
  return `${origin}/api`;
}
