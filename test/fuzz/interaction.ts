import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { Interaction } from './identityForms';

/**
 * Starts a sign-in as a browser does, and returns its form; undefined if another issuer signs people in.
 *
 * @param publicPort the port that the server considers public
 */
export function openInteraction(port: number, publicPort = port): Promise<Interaction | undefined> {
  const origin = `http://localhost:${publicPort}`;
  const parameters = new URLSearchParams({
    client_id: 'socle-front',
    response_type: 'code',
    redirect_uri: `${origin}/callback`,
    scope: 'openid',
    code_challenge: createHash('sha256').update('fuzz').digest('base64url'),
    code_challenge_method: 'S256',
  });
  return new Promise((resolve, reject) => {
    const path = `/identity/auth?${parameters}`;
    const request = httpRequest({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}` } }, (answer) => {
      answer.resume();
      const { location, 'set-cookie': cookies = [] } = answer.headers;
      if (!location) return resolve(undefined);
      const { pathname } = new URL(location, origin);
      resolve({ path: pathname, cookie: cookies.map((one) => one.split(';', 1)[0]).join('; ') });
    });
    request.once('error', reject);
    request.end();
  });
}
