import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createServerProcess } from '../test/support/serverProcess';
import { tokenMaker } from '../test/support/serverTokens';

// npm run bench:connections - 500 connections that send headers, a body or nothing very slowly, or do not read their
// response: others are slowed by less than a tenth, and all of these connections are cut.

const CONNECTIONS = 500;
const CALLS = 600;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const MOST = 1.1;
const PATIENCE = 10;
/** Seconds until the server must have closed all of them. */
const MOST_SECONDS = 90;

const server = await createServerProcess({
  LOG_LEVEL: 'error',
  REQUESTS_PER_MINUTE: '0',
  UNREAD_SECONDS: String(PATIENCE),
});

function open(write: (socket: Socket) => void, reads = true): Socket {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  if (reads) socket.resume();
  socket.on('connect', () => write(socket));
  return socket;
}

/** Open files and sockets of the server process: a client that does not read does not notice that it was cut. */
const openFiles = async (): Promise<number> => (await readdir(`/proc/${server.pid()}/fd`)).length;

function drip(socket: Socket, start: string): void {
  socket.write(start);
  const timer = setInterval(() => socket.write('a'), 1_000);
  socket.on('close', () => clearInterval(timer));
}

const attacks = (token: string): readonly (readonly [string, () => Socket])[] => [
  ['nothing', () => open(() => undefined)],
  ['a head by drops', () => open((socket) => drip(socket, 'GET /api/TypeContrats HTTP/1.1\r\nhost: localhost\r\nx: '))],
  [
    'a body by drops, anonymous',
    () =>
      open((socket) =>
        drip(
          socket,
          'POST /api/TypeContrats HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
        ),
      ),
  ],
  [
    'a body by drops',
    () =>
      open((socket) =>
        drip(
          socket,
          `POST /api/TypeContrats HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
        ),
      ),
  ],
  [
    'answers that are not read',
    () =>
      open((socket) => {
        socket.pause();
        const request = `GET /api/CodesNaf?PageNumber=1&PageSize=1000 HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`;
        socket.write(request.repeat(20));
      }, false),
  ],
];

async function waiting(token: string): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const begin = performance.now();
    const answer = await fetch(`${server.origin}/api/TypeContrats?PageNumber=1&PageSize=25`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`another caller is answered ${answer.status}`);
    await answer.arrayBuffer();
    times.push(performance.now() - begin);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

try {
  await server.start();
  const token = await tokenMaker(server.data)({ rights: ['TYPES_CONTRATS:read', 'TYPES_CONTRATS:create'] });
  await waiting(token);
  for (const [name, begin] of attacks(token)) {
    const ratios: number[] = [];
    let seconds = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await waiting(token);
      const filesBefore = await openFiles();
      const opened = performance.now();
      const sockets = Array.from({ length: CONNECTIONS }, begin);
      await pause(2_000);
      ratios.push((await waiting(token)) / before);
      const isHeld = async () => (await openFiles()) > filesBefore + CONNECTIONS / 50;
      while ((await isHeld()) && performance.now() - opened < MOST_SECONDS * 1_000) await pause(250);
      seconds = (performance.now() - opened) / 1_000;
      if (await isHeld()) ratios.push(Number.POSITIVE_INFINITY);
      for (const socket of sockets) socket.destroy();
      await pause(500);
    }
    const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN;
    const holds = ratio <= MOST;
    console.log(
      `${holds ? 'holds' : 'FAILS'}: 500 times ${name}: others ${ratio.toFixed(2)} times as long, all cut after ${seconds.toFixed(0)} s`,
    );
    if (!holds) process.exitCode = 1;
  }
} finally {
  await server.remove();
}
