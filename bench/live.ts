import { setTimeout as pause } from 'node:timers/promises';
import { openLive } from '../test/support/liveStream';
import { createServerProcess } from '../test/support/serverProcess';
import { tokenMaker } from '../test/support/serverTokens';

// npm run bench:live - 500 event streams on one process, half of them of people who may read the written records: the
// delay between a write's response and its event, and whether the other streams stay silent.

const STREAMS = Number(process.env['BENCH_STREAMS'] ?? 500);
const WRITES = Number(process.env['BENCH_WRITES'] ?? 40);
/** People who share the streams: the number of sessions read and of permission sets compared. */
const PEOPLE = 50;
const MOST = 300;

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;

const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' });
try {
  await server.start();
  const tokenFor = tokenMaker(server.data);
  const writer = await tokenFor({ rights: ['TYPES_CONTRATS:create'] });
  const tokens: { readonly token: string; readonly may: boolean }[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const may = index % 2 === 0;
    tokens.push({ may, token: await tokenFor({ rights: [may ? 'TYPES_CONTRATS:read' : 'DOMAINES:read'] }) });
  }
  const streams = [];
  for (let index = 0; index < STREAMS; index += 1) {
    const person = tokens[index % PEOPLE];
    if (person) streams.push({ ...person, stream: await openLive({ port: server.port, token: person.token }) });
  }
  const readers = streams.filter(({ may }) => may);
  const others = streams.filter(({ may }) => !may);
  const first: number[] = [];
  const last: number[] = [];
  for (let write = 0; write < WRITES; write += 1) {
    const heard = readers.map(async ({ stream }) => {
      await stream.next();
      return performance.now();
    });
    const answer = await fetch(`${server.origin}/api/TypeContrats`, {
      method: 'POST',
      headers: { authorization: `Bearer ${writer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code: `LIVE${write}`, libelle: `En direct ${write}` }),
    });
    const answered = performance.now();
    if (answer.status !== 201) throw new Error(`the write is answered ${answer.status}: ${await answer.text()}`);
    const times = (await Promise.all(heard)).map((time) => time - answered);
    first.push(Math.min(...times));
    last.push(Math.max(...times));
  }
  // Waits as long as an allowed delivery takes, so that a wrong event would have arrived.
  await pause(MOST);
  const overheard = others.reduce((sum, { stream }) => sum + stream.changes.length, 0);
  const holds = at(last, 1) <= MOST && overheard === 0;
  console.log(`${STREAMS} streams of ${PEOPLE} people, ${WRITES} writes, in milliseconds after the write's answer:`);
  console.log(`  first reader: median ${at(first, 0.5).toFixed(0)}, most ${at(first, 1).toFixed(0)}`);
  console.log(`  last reader:  median ${at(last, 0.5).toFixed(0)}, most ${at(last, 1).toFixed(0)}`);
  console.log(
    `${holds ? 'holds' : 'FAILS'}: within ${MOST} ms to ${readers.length} who may, ${overheard} to ${others.length} others`,
  );
  if (!holds) process.exitCode = 1;
  for (const { stream } of streams) stream.close();
} finally {
  await server.remove();
}
