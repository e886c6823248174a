import { pkce, type Answer, type Browser } from './browser';
import { ORIGIN } from './identityServer';

const CLIENT = 'socle-front';

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly token_type: string;
}

/** The URL at which the front end starts a sign-in; '' omits a parameter. */
export function authorizationUrl(
  challenge: string,
  changes: Readonly<Record<string, string>> = {},
  origin = ORIGIN,
): URL {
  const url = new URL(`${origin}/identity/auth`);
  const parameters = {
    client_id: CLIENT,
    response_type: 'code',
    redirect_uri: `${origin}/callback`,
    scope: 'openid profile offline_access',
    state: 'the-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    resource: `${origin}/api`,
    ...changes,
  };
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
  return url;
}

export const exchange = (browser: Browser, form: Readonly<Record<string, string>>, origin = ORIGIN): Promise<Answer> =>
  browser.request(`${origin}/identity/token`, {
    form: { client_id: CLIENT, ...form },
    headers: { accept: 'application/json', origin },
  });

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember?: string;
}

/** Signs in from the first URL to the tokens; expects every step to succeed. */
export async function signInAs(
  browser: Browser,
  person: Credentials,
  origin = ORIGIN,
): Promise<Tokens & { code: string; verifier: string }> {
  const { verifier, challenge } = pkce();
  const page = await browser.follow(authorizationUrl(challenge, {}, origin));
  const { url } = await browser.follow(page.url, { form: { ...person } });
  const code = url.searchParams.get('code');
  if (!code) throw new Error(`no code at ${url.href}`);
  const answer = await exchange(browser, codeForm(code, verifier, origin), origin);
  if (answer.status !== 200) throw new Error(`no tokens: ${answer.text}`);
  return { ...answer.json<Tokens>(), code, verifier };
}

export const codeForm = (code: string, verifier: string, origin = ORIGIN) => ({
  grant_type: 'authorization_code',
  code,
  code_verifier: verifier,
  redirect_uri: `${origin}/callback`,
});
