import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { OpenApiDocument } from '../server/http/openapi/openApiDocument';
import { openInteraction } from '../test/fuzz/interaction';
import { reportOf } from '../test/fuzz/report';
import { runFuzz } from '../test/fuzz/run';
import type { Tokens } from '../test/fuzz/wire';
import { createServerProcess } from '../test/support/serverProcess';
import { tokenMaker } from '../test/support/serverTokens';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';
import { ensureServerBuilt } from './setup.mjs';

// npm run fuzz - random, partly invalid requests to every operation of its own server (docs/decisions/0018-fuzz.md).

const USAGE = 'npm run fuzz -- --count 100000 [--seed 1] [--callers 8] [--minutes 60] [--only N] [--operations]';

/** Rights of the restricted account. */
const FEW_RIGHTS = ['ENTREPRISES:read', 'PLANNING_SALARIE:read', 'DOSSIERS:read'];

function readRequest() {
  const values = readOptions(USAGE, {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    callers: { type: 'string', default: '8' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
    operations: { type: 'boolean', default: false },
  });
  const whole = z.coerce.number().int();
  const shape = z.object({
    count: whole.min(1),
    seed: whole,
    callers: whole.min(1).max(64),
    minutes: whole.min(1),
    only: whole.min(0).optional(),
    operations: z.boolean(),
  });
  const { success, data } = shape.safeParse(values);
  if (!success) throw new Error(USAGE);
  return data;
}

/** Filters out deleted rights: random requests also change the list of rights. */
async function rightsLeft(origin: string, administrator: string, rights: readonly string[]): Promise<string[]> {
  const headers = { authorization: `Bearer ${administrator}` };
  const answer: unknown = await (await fetch(`${origin}/api/Droits`, { headers })).json();
  const shape = z.object({ items: z.array(z.object({ code: z.string(), flags: z.array(z.string()) })) });
  const left = shape.parse(answer).items.flatMap(({ code, flags }) => flags.map((flag) => `${code}:${flag}`));
  return rights.filter((right) => left.includes(right));
}

/** Resident memory of a process, in megabytes. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout.trim()) / 1024);
}

async function main(): Promise<void> {
  const { count, seed, callers, minutes, only, operations } = readRequest();
  ensureServerBuilt();
  const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' });
  try {
    await server.start();
    const { origin, port, data, pid } = server;
    const document = (await (await fetch(`${origin}/openapi.json`)).json()) as OpenApiDocument;
    const token = tokenMaker(data);
    const tokens = async (): Promise<Tokens> => {
      const administrator = await token({ admin: true });
      const rights = await rightsLeft(origin, administrator, FEW_RIGHTS);
      return { administrator, deputy: await token({ admin: true }), reader: await token({ rights }) };
    };
    const before = await memoryOf(pid());
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    const result = await runFuzz({
      document,
      port,
      seed,
      count,
      callers,
      ...(only !== undefined && { only }),
      tokens,
      interaction: () => openInteraction(port),
      isOver: () => seconds() > minutes * 60,
      progress: (sent) => {
        if (sent % 5000 < callers && sent >= 5000) console.error(`${sent} in ${seconds().toFixed(0)} s`);
      },
    });
    console.log(reportOf(result, seed, { byOperation: operations }));
    const { status } = await fetch(`${origin}/health`);
    console.log(
      `${seconds().toFixed(0)} s; /health ${status}; memory ${before} MB before, ${await memoryOf(pid())} MB after`,
    );
    if (result.violations.length > 0 || status !== 200) process.exitCode = 1;
    // Print stack traces only if the server was at fault.
    if (result.violations.length > 0) console.error(server.log().slice(-20_000));
  } finally {
    await server.remove();
  }
}

await runCommand(main);
