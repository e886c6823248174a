import { encodeText } from './addresses';
import type { FuzzBody } from './fuzzRequest';
import { nastyText } from './nastyTexts';
import type { Random } from './random';

/** A sign-in in progress: the path of its form, and its cookies. */
export interface Interaction {
  readonly path: string;
  readonly cookie: string;
}

const FIELDS = {
  client_id: ['socle-front', 'nichts'],
  response_type: ['code', 'token', 'code id_token'],
  redirect_uri: ['http://localhost/callback', 'https://evil.example/', 'nichts'],
  scope: ['openid', 'openid profile offline_access', 'x'],
  grant_type: ['authorization_code', 'refresh_token', 'password', 'client_credentials'],
  code: ['x', 'a'.repeat(43)],
  code_verifier: ['a'.repeat(43), 'x'],
  code_challenge: ['a'.repeat(43), 'x'],
  code_challenge_method: ['S256', 'plain'],
  refresh_token: ['x', 'a'.repeat(43)],
  token: ['x', 'a.b.c'],
  id_token_hint: ['x', 'a.b.c'],
  prompt: ['none', 'login', 'consent'],
  max_age: ['0', '-1', '1e309', '9007199254740992'],
  login_hint: ['a@b.example'],
  ui_locales: ['fr', 'de xx', '*'],
  claims: ['{}', '{"id_token":', '[]'],
  request: ['a.b.c'],
  resource: ['http://localhost/api', 'nichts'],
  state: ['x'],
  nonce: ['x'],
  response_mode: ['query', 'fragment', 'form_post', 'web_message'],
  email: ['administrateur@nord.example', 'a@b.example'],
  password: ['x', 'Mot-de-passe-1!'],
  remember: ['yes'],
  logout: ['yes'],
  xsrf: ['x'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

/** Fields of the protocol and of the sign-in form, each valid or not. */
export function identityFields(random: Random): readonly string[] {
  const share = random.pick([0.15, 0.5, 0.9]);
  return NAMES.filter(() => random.chance(share)).map((name) => {
    const value = random.chance(0.25) ? nastyText(random).slice(0, 3000) : random.pick<string>(FIELDS[name]);
    return `${name}=${random.chance(0.03) ? '%zz%00' : encodeText(value)}`;
  });
}

export function identityForm(random: Random): FuzzBody {
  const type = random.chance(0.9)
    ? 'application/x-www-form-urlencoded'
    : random.pick(['application/json', 'text/plain', '']);
  return { type, content: { bytes: Buffer.from(identityFields(random).join('&')) } };
}

export function signInForm(random: Random): FuzzBody {
  const one = (name: string) => `${name}=${encodeText(nastyText(random).slice(0, 20_000))}`;
  const fields = [
    one('email'),
    random.chance(0.8) ? one('password') : 'password=x',
    ...(random.chance(0.2) ? [one('remember')] : []),
  ];
  return { type: 'application/x-www-form-urlencoded', content: { bytes: Buffer.from(fields.join('&')) } };
}
