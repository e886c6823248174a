import { createHash, randomBytes } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  /** The `Location` header, resolved against the requested URL. */
  readonly location: URL;
  json<Shape>(): Shape;
}

export interface Request {
  readonly method?: 'GET' | 'POST';
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
  readonly expires?: Date;
}

/** The target of requests: the in-process app, or a server over HTTP. */
export interface InjectTarget {
  inject(
    request: Pick<InjectOptions, 'method' | 'url' | 'remoteAddress' | 'payload'> & {
      readonly headers: Record<string, string>;
    },
  ): Promise<Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'cookies' | 'json'>>;
}

/** Handles cookies and redirects like a browser. */
export class Browser {
  /** @param address the client's network address */
  constructor(
    private readonly app: InjectTarget,
    private readonly address = '127.0.0.1',
    private readonly cookies = new Map<string, Cookie>(),
  ) {}

  /** The same browser with its cookies, connected to a restarted server. */
  at(app: InjectTarget): Browser {
    return new Browser(app, this.address, this.cookies);
  }

  /** Sends one request without following redirects. */
  async request(url: URL | string, { method = 'GET', form, headers = {} }: Request = {}): Promise<Answer> {
    const target = new URL(url);
    const response = await this.app.inject({
      method: form ? 'POST' : method,
      url: target.pathname + target.search,
      remoteAddress: this.address,
      headers: {
        host: target.host,
        accept: 'text/html',
        cookie: this.cookiesFor(target),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    for (const { name, value, path = '/', expires, maxAge } of response.cookies) {
      const key = `${target.hostname} ${path} ${name}`;
      if (maxAge === 0 || (expires && expires.getTime() <= Date.now())) this.cookies.delete(key);
      else this.cookies.set(key, { value, path, ...(expires && { expires }) });
    }
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      location: new URL(response.headers.location ?? '', target),
      json: <Shape>() => response.json<Shape>(),
    };
  }

  /** Follows redirects until a page or an address of the front end. */
  async follow(url: URL | string, request?: Request): Promise<{ url: URL; answer: Answer }> {
    let current = new URL(url);
    let answer = await this.request(current, request);
    while (answer.status >= 300 && answer.status < 400 && answer.location.pathname.startsWith('/identity/')) {
      current = answer.location;
      answer = await this.request(current);
    }
    return { url: answer.status >= 300 && answer.status < 400 ? answer.location : current, answer };
  }

  /** The expiry of a cookie; undefined for a session cookie. */
  expiryOf(name: string): Date | undefined {
    return [...this.cookies].find(([key]) => key.endsWith(` ${name}`))?.[1].expires;
  }

  private cookiesFor({ hostname, pathname }: URL): string {
    return [...this.cookies]
      .filter(([key, { path }]) => key.startsWith(`${hostname} `) && pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[2]}=${value}`)
      .join('; ');
  }
}

export function pkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}
