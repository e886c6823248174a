import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askServer } from '../../server/admin/askServer';
import type { ChangeReport, ChangeRequest } from '../../src/resources/changes/changes';
import { asLines, LINES } from '../support/changeSetCalls';
import { demonstrationStorage } from '../support/demonstration';
import { isLongRun } from '../support/longRun';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';

/** Progress is reported every thousand rows: enough for one report before the end. */
const ROWS = isLongRun() ? 5_000 : 2_000;

let server: ServerProcess;
let token: string;

const tokenOf = async (tenant: string): Promise<string> => {
  const asked = { tenant, rights: ['TYPES_CONTRATS:admin'], admin: false, minutes: 60 };
  return ((await askServer(server.data, 'token', asked)) as { readonly token: string }).token;
};

beforeAll(async () => {
  server = await createServerProcess({ LOG_LEVEL: 'error' }, { storage: demonstrationStorage });
  await server.start();
  token = await tokenOf('nord');
}, 240_000);

afterAll(() => server.remove());

const changesOf = (name: string, rows = ROWS): readonly ChangeRequest[] =>
  Array.from({ length: rows }, (_, index) => ({
    collection: 'TypeContrats',
    action: 'create',
    values: { code: `${name}-${index}`, libelle: `Contrat ${index}` },
  }));

const send = (name: string, { key = name, signal, rows }: { key?: string; signal?: AbortSignal; rows?: number } = {}) =>
  fetch(`${server.origin}/api/changeSets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': LINES, accept: LINES, 'idempotency-key': key },
    body: asLines(changesOf(name, rows)),
    ...(signal && { signal }),
  });

interface Line {
  readonly progress?: { readonly finished: number; readonly total: number };
  readonly report?: Pick<ChangeReport, 'applied' | 'id'>;
  readonly problem?: { readonly type: string };
}

async function* linesOf(response: Response): AsyncGenerator<Line> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body as ReadableStream<Uint8Array>) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Line;
  }
}

/** The last line of a response, once no other request uses the key. */
async function ended(ask: () => Promise<Response>): Promise<Line> {
  for (;;) {
    let last: Line = {};
    for await (const line of linesOf(await ask())) last = line;
    if (!last.problem?.type.endsWith('stillRunning')) return last;
  }
}

const count = async (name: string): Promise<number> => {
  const address = `${server.origin}/api/TypeContrats?PageNumber=1&PageSize=1&Search=${name}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { readonly totalCount: number }).totalCount;
};

async function killedAt(name: string, isMoment: (line: Line) => boolean): Promise<void> {
  const answer = await send(name);
  try {
    for await (const line of linesOf(answer)) if (isMoment(line)) await server.stop('SIGKILL');
  } catch {
    // The killed server closes the connection.
  }
  await server.start();
}

describe('a server that is killed while it applies a change set', () => {
  it('has stored nothing, and applies the set when it is sent again', async () => {
    await killedAt('essai-tue', ({ progress }) => progress?.finished === 1_000);
    expect(await count('essai-tue')).toBe(0);
    const { report } = await ended(() => send('essai-tue'));
    expect(report).toMatchObject({ applied: true });
    expect(await count('essai-tue')).toBe(ROWS);
    expect(await ended(() => send('essai-tue'))).toEqual({ report });
    expect(await count('essai-tue')).toBe(ROWS);
  }, 240_000);

  it('has stored all or nothing if killed at the very end, and a repetition tells which', async () => {
    await killedAt('essai-fin', ({ progress }) => progress?.finished === ROWS);
    expect([0, ROWS]).toContain(await count('essai-fin'));
    expect(await ended(() => send('essai-fin'))).toMatchObject({ report: { applied: true } });
    expect(await count('essai-fin')).toBe(ROWS);
  }, 240_000);
});

describe('a change set', () => {
  it('is abandoned with its connection', async () => {
    const controller = new AbortController();
    const answer = await send('essai-abandon', { signal: controller.signal });
    const read = async () => {
      for await (const { progress } of linesOf(answer)) if (progress) controller.abort();
    };
    await expect(read()).rejects.toThrow();
    // A different change set with an applied one's key is refused; here none was applied.
    const other = await ended(() => send('essai-autre', { key: 'essai-abandon', rows: 1 }));
    expect(other).toMatchObject({ report: { applied: true } });
    expect(await count('essai-abandon')).toBe(0);
  }, 60_000);

  it('changes nothing of another tenant', async () => {
    const { report } = await ended(() => send('essai-nord', { rows: 1 }));
    expect(report?.applied).toBe(true);
    const body = asLines(changesOf('essai-sud', 1));
    const status = (authorization: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { host: `sud.localhost:${server.port}`, authorization, 'content-type': LINES };
        const options = { port: server.port, host: '127.0.0.1', path: '/api/changeSets', method: 'POST', headers };
        httpRequest(options, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end(body);
      });
    expect(await status(`Bearer ${token}`)).toBe(401);
    expect(await status(`Bearer ${await tokenOf('sud')}`)).toBe(200);
    expect(await count('essai-sud')).toBe(0);
  });
});
