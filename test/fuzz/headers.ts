import type { Random } from './random';

type Header = readonly [string, string];

const LONG = 'x'.repeat(6000);

/** Headers that the server reads, with values that it must not trust. */
const HEADERS: readonly (readonly [string, readonly [string, ...string[]]])[] = [
  [
    'If-Match',
    [
      '*',
      '"1"',
      '"0"',
      'W/"1"',
      '"',
      '""',
      '"1", "2"',
      '"1e9"',
      '"-1"',
      '"2147483648"',
      '"9007199254740993"',
      `"${'9'.repeat(400)}"`,
      'NaN',
      LONG,
    ],
  ],
  ['If-None-Match', ['*', '"1"', 'W/"', LONG]],
  ['If-Modified-Since', ['hier', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1']],
  [
    'Idempotency-Key',
    [
      'a',
      'a',
      '""',
      '{}',
      "' OR 1=1 --",
      '\u00e9\u00ff',
      LONG,
      '@row-1',
      '0'.repeat(255),
      '00000000-0000-4000-8000-000000000000',
    ],
  ],
  [
    'Prefer',
    ['return=minimal', 'return=representation', 'respond-async, wait=1e309', ';;;,,,', LONG, 'handling=lenient'],
  ],
  ['Accept', ['*/*', 'text/html', 'application/x-ndjson', 'nichts', ';q=', 'text/*;q=9']],
  ['Accept-Language', ['de', 'pt', 'xx;q=9', '*', ',,,', 'fr;q=NaN', LONG]],
  ['Accept-Encoding', ['gzip', 'br;q=0', 'identity;q=0, *;q=0', ',']],
  ['Content-Encoding', ['gzip', 'br', 'x']],
  [
    'Range',
    ['bytes=0-0', 'bytes=-0', 'bytes=9-1', 'bytes=0-,1-', 'bytes=999999999999999999999-', 'lines=1-2', 'bytes='],
  ],
  ['If-Range', ['"1"', 'hier']],
  ['Host', ['evil.example', 'localhost:99999', 'sud.localhost', '', 'a b', '[::1', '\u00e9.example']],
  ['Origin', ['null', 'https://evil.example', 'nichts']],
  ['X-Forwarded-Host', ['evil.example']],
  ['X-Forwarded-For', ['1.2.3.4, nichts']],
  ['X-HTTP-Method-Override', ['DELETE']],
  ['Expect', ['100-continue', 'autre-chose']],
  ['Cookie', ['_session=a; _interaction=b', '=;=;', '%', LONG]],
  ['Last-Event-ID', ['-1', '1e309']],
  ['Connection', ['close', 'upgrade']],
  ['Upgrade', ['websocket', 'h2c']],
];

export function forgedHeaders(random: Random): readonly Header[] {
  return Array.from({ length: random.below(3) + 1 }, (): Header => {
    const [name, values] = random.pick(HEADERS as readonly [(typeof HEADERS)[number], ...typeof HEADERS]);
    return [name, random.pick(values)];
  }).filter(([name], index, all) => all.findIndex(([one]) => one === name) === index);
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const forgedAuthorization = (random: Random): string =>
  random.pick([
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Bearer a.b.c',
    'Basic YTpi',
    'bearer null',
    `Bearer ${part({ alg: 'none' })}.${part({ sub: '1' })}.`,
    `Bearer ${part({ alg: 'ES256', typ: 'at+jwt', kid: '\u0000' })}.${part({ sub: '1', iss: 1, exp: 1e308 })}.AAAA`,
    `Bearer ${part({ alg: 'HS256' })}.${part([])}.AAAA`,
    `Bearer ${'A'.repeat(7000)}`,
    'Bearer \u00e9\u00ff',
    'Digest username="a"',
  ]);
