import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { InjectTarget } from './browser';

type Cookie = Awaited<ReturnType<InjectTarget['inject']>>['cookies'][number];

/** Parses `Set-Cookie` (RFC 6265, section 5.2), as far as the tests need it. */
function readCookie(line: string): Cookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const valueOf = (wanted: string) =>
    attributes.map((one) => one.split(/=(.*)/s)).find(([attribute = '']) => attribute.toLowerCase() === wanted)?.[1];
  const expires = valueOf('expires');
  const path = valueOf('path');
  return {
    name,
    value,
    ...(path !== undefined && { path }),
    ...(expires !== undefined && { expires: new Date(expires) }),
  };
}

/** Sends requests over HTTP to a local server under any host name. */
export const overHttp = (port: number): InjectTarget => ({
  async inject({ method = 'GET', url, headers, payload }) {
    const asking = request({ host: 'localhost', port, method, path: String(url), headers });
    asking.end(payload === undefined ? undefined : typeof payload === 'string' ? payload : JSON.stringify(payload));
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    const body = await text(response);
    return {
      statusCode: response.statusCode ?? 0,
      headers: response.headers,
      body,
      cookies: (response.headers['set-cookie'] ?? []).map(readCookie),
      json: <Shape>() => JSON.parse(body) as Shape,
    };
  },
});
