import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TokenRequest {
  readonly grant: string | null;
  readonly verifier: string | null;
  readonly refreshToken: string | null;
}

export interface TestIssuer {
  readonly url: string;
  readonly requests: readonly TokenRequest[];
  /** Lifetime of the next access tokens, in seconds. */
  expiresIn: number;
  /** Refuses the next refresh. */
  refuseRefresh: boolean;
  knowsPerson: boolean;
  /** Overrides of the ID token's claims. */
  claims: Readonly<Record<string, unknown>>;
  /** Publishes an end-session endpoint. */
  endsSessions: boolean;
  readonly close: () => Promise<void>;
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const idToken = (claims: object) =>
  `${base64({ alg: 'none' })}.${base64({ aud: 'socle-front', sub: '7', name: 'Léa Nord', ...claims })}.`;

/** Redirects a silent sign-in. The request's nonce serves as the code, to reach the token endpoint. */
function answerTo(request: URLSearchParams, knowsPerson: boolean): string {
  const state = request.get('state') ?? '';
  const answer = knowsPerson ? { code: request.get('nonce') ?? '', state } : { error: 'login_required', state };
  return `${request.get('redirect_uri')}?${new URLSearchParams(answer)}`;
}

/** The browser-facing half of an OpenID provider over real HTTP: discovery, silent sign-ins and tokens. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const requests: TokenRequest[] = [];
  const issuer = { expiresIn: 600, refuseRefresh: false, endsSessions: true, knowsPerson: true, claims: {} };
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end(JSON.stringify(body));
    };
    const url = `http://${request.headers.host}`;
    if (request.method === 'OPTIONS') return answer(204, {});
    if (request.url?.endsWith('/.well-known/openid-configuration')) {
      const endpoints = {
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        ...(issuer.endsSessions && { end_session_endpoint: `${url}/sign-out` }),
      };
      return answer(200, { issuer: url, ...endpoints });
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    if (pathname === '/auth') {
      response.writeHead(303, { location: answerTo(searchParams, issuer.knowsPerson) });
      return response.end();
    }
    if (pathname === '/silent-renew') return answer(200, {});
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      requests.push({
        grant: form.get('grant_type'),
        verifier: form.get('code_verifier'),
        refreshToken: form.get('refresh_token'),
      });
      if (issuer.refuseRefresh && form.get('grant_type') === 'refresh_token')
        return answer(400, { error: 'invalid_grant' });
      answer(200, {
        access_token: `access-${requests.length}`,
        refresh_token: `refresh-${requests.length}`,
        // If the authorization page is skipped, the code is the request's nonce.
        id_token: idToken({
          iss: url,
          exp: 2_000_000_000,
          iat: 1_000_000_000,
          nonce: form.get('code') ?? undefined,
          ...issuer.claims,
        }),
        token_type: 'Bearer',
        expires_in: issuer.expiresIn,
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(issuer, {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  });
}
