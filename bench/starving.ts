import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureServerBuilt } from '../scripts/setup.mjs';
import { createServerProcess } from '../test/support/serverProcess';
import { tokenMaker } from '../test/support/serverTokens';
import { counts, printCost } from './bystander';

// npm run bench:starving - how much a session with hardly any rights can slow others by requesting previews: rows with
// undeclared names, responses that it does not read, and large concurrent bodies. An argument selects attacks by a word
// of their name.

const LINES = 'application/x-ndjson';

ensureServerBuilt();
const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' });

const row = (values: object) => `${JSON.stringify({ collection: 'TypeContrats', action: 'create', values })}\n`;
const head = `${JSON.stringify({ origin: 'import', mode: 'all' })}\n`;

/**
 * A body of `megabytes` of rows with undeclared names, in chunks, because this process also measures while it sends.
 */
function* undeclared(megabytes: number, namesInRow: number): Generator<Buffer> {
  const names = Array.from({ length: namesInRow }, (_, index) => [`libelle_${index.toString(36)}x`, index] as const);
  const one = row(Object.fromEntries(names));
  const piece = Buffer.from(one.repeat(Math.max(1, Math.floor(65_536 / one.length))));
  yield Buffer.from(head);
  for (let sent = 0; sent < megabytes * 1_048_576; sent += piece.length) yield piece;
}

interface Attack {
  readonly name: string;
  readonly run: (token: string) => Promise<string>;
}

/** Sends a preview. @param isRead whether the response is read; otherwise the connection is dropped after `seconds` */
async function send(token: string, body: Iterable<Buffer>, isRead: boolean, seconds = 45): Promise<string> {
  const call = request(`${server.origin}/api/changeSets?Preview=true`, {
    method: 'POST',
    headers: { 'content-type': LINES, accept: LINES, authorization: `Bearer ${token}` },
  });
  // A refusal in the middle of a body resets the connection, which both the request and its socket report.
  call.on('socket', (socket) => socket.on('error', () => undefined));
  const failed = once(call, 'error').then(([error]) => (error as NodeJS.ErrnoException).code ?? 'failed');
  void pipeline(Readable.from(body), call).catch(() => undefined);
  const answered = once(call, 'response').then(async ([given]) => {
    const response = given as IncomingMessage;
    if (isRead) {
      const ended = Promise.race([once(response, 'end'), once(response, 'error')]);
      response.resume();
      await ended;
    } else {
      await pause(seconds * 1_000);
      call.destroy();
    }
    return String(response.statusCode);
  });
  return Promise.race([answered, failed]);
}

const attacks: readonly Attack[] = [
  { name: '20 MB of rows with 17,576 undeclared names', run: (token) => send(token, undeclared(20, 17_576), true) },
  { name: '48 MB of rows with 30 undeclared names', run: (token) => send(token, undeclared(48, 30), true) },
  {
    name: 'six answers that are not read',
    run: async (token) =>
      counts(await Promise.all(Array.from({ length: 6 }, () => send(token, undeclared(40, 30), false)))),
  },
  {
    name: 'six times 190 MB at once',
    run: async (token) =>
      counts(await Promise.all(Array.from({ length: 6 }, () => send(token, undeclared(190, 200), true)))),
  },
];

try {
  await server.start();
  const token = tokenMaker(server.data);
  const other = await token({ rights: ['TYPES_CONTRATS:read'] });
  const callers = [
    ['a reader', await token({ rights: ['TYPES_CONTRATS:read'] })],
    ['a writer', await token({ admin: true })],
  ] as const;
  for (const [who, theirs] of callers) {
    for (const { name, run } of attacks.filter((attack) => attack.name.includes(process.argv[2] ?? ''))) {
      await printCost(server, other, `${who}, ${name}`, () => run(theirs));
    }
  }
} finally {
  await server.remove();
}
