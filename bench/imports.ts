import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { askServer } from '../server/admin/askServer';
import { openDatabase, type Database } from '../server/database/open';
import { quoted } from '../server/database/sql';
import { tableName } from '../server/database/tables/names';
import { DEMO_TENANTS } from '../server/tenants';
import { TypeContrats } from '../src/resources/schemas/contrats';
import type { RowReport } from '../src/resources/changes/changes';
import { createServerProcess, type ServerProcess } from '../test/support/serverProcess';

// npm run bench:imports - an import over HTTP, previewed and applied, compared to PostgreSQL's COPY of the same rows
// into the same table; and the server's memory for ten times as many rows.

const ROWS = Number(process.env['BENCH_ROWS'] ?? 10_000);
const MANY = 10 * ROWS;
const RUNS = 3;
const REQUIRED_RATIO = 10;
const REQUIRED_MEGABYTES = 96;
const LINES = 'application/x-ndjson';

const [TENANT] = DEMO_TENANTS;
if (!TENANT) throw new Error('there is no tenant');
const TABLE = quoted(TENANT.schema, tableName(TypeContrats.name));

const codeAt = (run: string, index: number): string => `${run}-${index}`;
const labelAt = (index: number): string => `Contrat à durée déterminée, ligne ${index}`;

function body(run: string, rows: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next = -1;
  return new ReadableStream({
    pull(controller) {
      const lines: string[] = next < 0 ? ['{"origin":"import","mode":"all"}'] : [];
      next = Math.max(next, 0);
      for (const end = Math.min(rows, next + 1_000); next < end; next += 1) {
        const values = { code: codeAt(run, next), libelle: labelAt(next), ordre: next % 1_000, actif: true };
        lines.push(JSON.stringify({ collection: TypeContrats.name, action: 'create', values }));
      }
      controller.enqueue(encoder.encode(`${lines.join('\n')}\n`));
      if (next >= rows) controller.close();
    },
  });
}

interface End {
  readonly report?: { readonly applied: boolean };
  readonly problem?: unknown;
}

/** Sends an import and reads the whole response. @returns seconds */
async function importRows(
  server: ServerProcess,
  token: string,
  run: string,
  rows: number,
  preview: boolean,
): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${server.origin}/api/changeSets?Preview=${preview}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': LINES, accept: LINES },
    body: body(run, rows),
    duplex: 'half',
  } as RequestInit);
  let last = '';
  let reported = 0;
  const decoder = new TextDecoder();
  for await (const bytes of response.body as ReadableStream<Uint8Array>) {
    const lines = (last + decoder.decode(bytes, { stream: true })).split('\n');
    last = lines.pop() ?? '';
    for (const line of lines) {
      const { rows: some = [], report, problem } = JSON.parse(line) as End & { readonly rows?: readonly RowReport[] };
      reported += some.filter(({ status }) => status === 'created').length;
      if (problem || (report && report.applied === preview)) throw new Error(line);
    }
  }
  if (reported !== rows) throw new Error(`${reported} rows were reported of ${rows}: ${last}`);
  return (performance.now() - start) / 1_000;
}

class CopyIn extends pg.Query {
  constructor(
    statement: string,
    private readonly input: string,
    done: (error: Error | null) => void,
  ) {
    super({ text: statement }, done as never);
  }

  handleCopyInResponse(connection: { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void }): void {
    connection.sendCopyFromChunk(Buffer.from(this.input));
    connection.endCopyFrom();
  }
}

async function copyRows({ pool }: Database, run: string, rows: number): Promise<number> {
  const client = await pool.connect();
  const row = (index: number) => `${[codeAt(run, index), labelAt(index), index % 1_000, 't', 1].join('\t')}\n`;
  const lines = Array.from({ length: rows }, (_, index) => row(index)).join('');
  const statement = `copy ${TABLE} (code, libelle, ordre, actif, _version) from stdin`;
  try {
    const start = performance.now();
    await new Promise<void>((resolve, reject) => {
      client.query(new CopyIn(statement, lines, (error) => (error ? reject(error) : resolve())));
    });
    const seconds = (performance.now() - start) / 1_000;
    await client.query(`delete from ${TABLE} where code like $1`, [`${run}-%`]);
    return seconds;
  } finally {
    client.release();
  }
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Peak memory of a process, in megabytes (Linux). */
async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}

const directory = await mkdtemp(join(tmpdir(), 'socle-bench-'));
const database = await openDatabase({ dataDirectory: directory });
const server = await createServerProcess({ LOG_LEVEL: 'error', DATABASE_URL: database.url });
try {
  await server.start();
  const rights = [`${TypeContrats.rights}:admin`];
  const asked = { tenant: TENANT.id, rights, admin: false, minutes: 60 };
  const { token } = (await askServer(server.data, 'token', asked)) as { readonly token: string };
  await importRows(server, token, 'tiede', ROWS, true);
  const seconds = { copy: [] as number[], preview: [] as number[], apply: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    seconds.copy.push(await copyRows(database, `copie${run}`, ROWS));
    seconds.preview.push(await importRows(server, token, `import${run}`, ROWS, true));
    seconds.apply.push(await importRows(server, token, `import${run}`, ROWS, false));
  }
  const copy = middle(seconds.copy);
  console.log(`${ROWS} rows copied by PostgreSQL: ${(ROWS / copy).toFixed(0)} rows/s`);
  for (const name of ['preview', 'apply'] as const) {
    const taken = middle(seconds[name]);
    const ratio = taken / copy;
    const holds = ratio <= REQUIRED_RATIO;
    console.log(`${ROWS} rows, ${name}: ${(ROWS / taken).toFixed(0)} rows/s, ${ratio.toFixed(1)} times COPY`);
    console.log(`  ${holds ? 'holds' : 'FAILS'}: within ${REQUIRED_RATIO} times`);
    if (!holds) process.exitCode = 1;
  }
  const few = await peakMegabytes(server.pid());
  const taken = await importRows(server, token, 'beaucoup', MANY, false);
  const many = await peakMegabytes(server.pid());
  console.log(`${MANY} rows, apply: ${(MANY / taken).toFixed(0)} rows/s`);
  const holds = many - few <= REQUIRED_MEGABYTES;
  console.log(`memory of the server at most: ${few.toFixed(0)} MB for ${ROWS} rows, ${many.toFixed(0)} MB for ${MANY}`);
  console.log(`  ${holds ? 'holds' : 'FAILS'}: at most ${REQUIRED_MEGABYTES} MB more`);
  if (!holds) process.exitCode = 1;
} finally {
  await server.remove();
  await database.close();
  await rm(directory, { recursive: true, force: true });
}
