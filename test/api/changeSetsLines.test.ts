import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeReport, ChangeRequest } from '../../src/resources/changes/changes';
import type { Problem } from '../../src/resources/protocol/problem';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { asLines, LINES } from '../support/changeSetCalls';
import { Articles, Rayons } from '../support/databaseResources';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Rayons, Articles]), { MAX_CHANGES_BYTES: '200000' });
});

const create = (collection: string, values: object): ChangeRequest => ({
  collection,
  action: 'create',
  values: { ...values },
});

describe('changes as JSON Lines', () => {
  const post = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
    server.call('POST', '/api/changeSets', { payload, headers: { 'content-type': LINES, ...headers } });

  it('are read and answered one by one, with progress', async () => {
    const changes = Array.from({ length: 1_500 }, (_, index) => create('Articles', { nom: `Ligne ${index}` }));
    const response = await post(asLines(changes), { accept: LINES });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain(LINES);
    const lines = response.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.flatMap(({ progress }) => progress ?? [])).toEqual([
      { finished: 1_000, total: 1_500 },
      { finished: 1_500, total: 1_500 },
    ]);
    const rows = lines.flatMap(({ rows: some }) => (some ?? []) as ChangeReport['rows']);
    expect(rows.map(({ index }) => index)).toEqual(changes.map((_, index) => index));
    expect(rows.every(({ status }) => status === 'created')).toBe(true);
    expect(lines.at(-1)).toMatchObject({ report: { applied: true } });
  });

  it('report a problem in their last line', async () => {
    const body = asLines([create('Articles', { nom: 'Clé' })]);
    await post(body, { 'idempotency-key': 'lignes' });
    const reused = await post(`${body}\n\n`, { 'idempotency-key': 'lignes', accept: LINES });
    expect(JSON.parse(reused.body.trim().split('\n').at(-1) ?? '')).toMatchObject({
      problem: { status: 409, type: expect.stringMatching(/idempotencyReused$/) },
    });
  });

  it.each([
    ['', 400, 'bodyExpected'],
    ['[]', 400, 'malformedChangeSet'],
    ['{"origin":"nulle part"}', 400, 'malformedChangeSet'],
    ['{"origin":"import"}\n{"collection":"Articles"}', 400, 'malformedChange'],
    [
      `${asLines([create('Articles', {}), { collection: 'Articles', action: 'delete', id: 1 }])}\n{"cassé`,
      400,
      'malformedChange',
    ],
    [
      '{"origin":"import"}\n{"collection":"Articles","action":"create","values":{"nom":"\\u0000"}}',
      400,
      'malformedText',
    ],
    [asLines([create('Articles', { nom: 'x'.repeat(200_000) })]), 413, 'tooLarge'],
  ])('%.60s are refused', async (body, status, code) => {
    const response = await post(body);
    expect(response.statusCode, response.body).toBe(status);
    expect(response.json<Problem>().type).toMatch(new RegExp(`${code}$`));
    if (code === 'malformedChange') expect(response.json<Problem>().detail).toMatch(/n°.[13]/);
  });

  it('that are too large are refused while they arrive', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const token = await server.tokenFor(['ARTICLES:create']);
    const piece = new TextEncoder().encode(`${JSON.stringify(create('Articles', { nom: 'x'.repeat(900) }))}\n`);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 0) controller.enqueue(new TextEncoder().encode('{"origin":"import"}\n'));
        controller.enqueue(piece);
        sent += piece.length;
        if (sent > 3_000_000) controller.close();
      },
    });
    const response = await fetch(`${address.replace('127.0.0.1', 'localhost')}/api/changeSets`, {
      method: 'POST',
      headers: { 'content-type': LINES, authorization: `Bearer ${token}` },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(((await response.json()) as Problem).detail).toContain('195');
  });

  it('are refused with other content types', async () => {
    expect((await post('a;b', { 'content-type': 'text/csv' })).statusCode).toBe(415);
  });
});
