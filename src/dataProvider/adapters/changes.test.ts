import { describe, expect, it } from 'vitest';
import type { ChangeRequest, RowReport } from '../../resources/changes/changes';
import { paged, record, records, testProviders } from '../testProvider';
import type { Received, Reply } from '../testServer';

const { provider, server } = testProviders();

const changes: readonly ChangeRequest[] = [
  { collection: 'parametres', action: 'update', id: 1, values: { libelle: 'Un' } },
  { collection: 'parametres', action: 'delete', id: 2 },
];
const rows: readonly RowReport[] = [
  { index: 0, status: 'changed', id: 1, before: { libelle: 'Libellé 1' }, after: { libelle: 'Un' } },
  { index: 1, status: 'deleted', id: 2 },
];
const run = { origin: 'bulkEdit', key: 'k1' } as const;

const stream = (...lines: readonly object[]): Reply => ({
  text: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  headers: { 'content-type': 'application/x-ndjson' },
});

const lost: Reply = (response) => void response.destroy();

const inTurn = (...replies: readonly Reply[]) => {
  let calls = 0;
  return () => replies[Math.min(calls++, replies.length - 1)] ?? lost;
};

describe('change sets of an API that supports them', () => {
  it('are sent as lines, report progress and return the report', async () => {
    const answer = stream(
      { progress: { finished: 1, total: 2 } },
      { rows: rows.slice(0, 1) },
      { progress: { finished: 2, total: 2 } },
      { rows: rows.slice(1) },
      { report: { applied: true, id: 9 } },
    );
    const data = await provider(() => answer, 'changes', 'history');
    const told: string[] = [];
    const onProgress = (finished: number, total: number) => void told.push(`${finished}/${total}`);
    expect(await data.applyChanges(changes, { ...run, onProgress })).toEqual({ applied: true, id: 9, rows });
    expect(told).toEqual(['1/2', '2/2']);
    const [sent] = server().received;
    expect(sent?.headers).toMatchObject({ 'idempotency-key': 'k1', 'content-type': 'application/x-ndjson' });
    expect(
      sent?.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([{ origin: 'bulkEdit', mode: 'all' }, ...changes]);
  });

  const sent = () =>
    (server().received.at(-1)?.body ?? '')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as unknown);

  it("apply the preview's rows with the displayed versions, except refused ones", async () => {
    const previewed: readonly RowReport[] = [
      { index: 0, status: 'refused', id: 1, reason: 'invalid', message: 'Non.' },
      { index: 1, status: 'deleted', id: 2, version: 7 },
    ];
    const done: RowReport = { index: 0, status: 'deleted', id: 2, version: 7 };
    const data = await provider(() => ({ json: { applied: true, id: 9, rows: [done] } }), 'changes', 'history');
    const report = await data.applyChanges(changes, { ...run, mode: 'good', previewed: { rows: previewed } });
    expect(sent()).toEqual([{ ...changes[1], version: 7 }]);
    expect(report).toEqual({ applied: true, id: 9, rows: [previewed[0], { ...done, index: 1 }] });
    expect(await data.applyChanges(changes, { ...run, previewed: { rows: previewed } })).toMatchObject({
      applied: false,
    });
    expect(server().received).toHaveLength(1);
  });

  it('accept a report in one piece', async () => {
    const data = await provider(() => ({ json: { applied: false, rows } }), 'changes', 'history');
    expect(await data.previewChanges(changes, run)).toEqual({ applied: false, rows });
    expect(server().lines()).toEqual(['POST /changeSets?Preview=true']);
  });

  it.each([
    ['before it answers', lost],
    ['in the middle of the answer', stream({ rows: rows.slice(0, 1) })],
    ['with an earlier try still at work', { status: 409, json: { type: '/docs/errors/stillRunning', status: 409 } }],
  ])('are retried under the same key if the connection is lost %s', async (_, first) => {
    const data = await provider(
      inTurn(first, stream({ rows }, { report: { applied: true, id: 9 } })),
      'changes',
      'history',
    );
    expect(await data.applyChanges(changes, run)).toEqual({ applied: true, id: 9, rows });
    expect(server().received.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1']);
  });

  it('fail after a second loss, with a message that there was no response', async () => {
    const data = await provider(() => lost, 'changes', 'history');
    await expect(data.applyChanges(changes, run)).rejects.toMatchObject({ status: 0, message: 'data.errors.network' });
    expect(server().received).toHaveLength(2);
  });

  it('throw the problem at the end of a stream', async () => {
    const problem = { type: '/docs/errors/forbidden', title: 'Accès refusé', status: 403, detail: 'Non.' };
    const data = await provider(
      () => stream({ progress: { finished: 1, total: 2 } }, { problem }),
      'changes',
      'history',
    );
    await expect(data.applyChanges(changes, run)).rejects.toMatchObject({ status: 403, message: 'Non.' });
    expect(server().received).toHaveLength(1);
  });

  it('are cancelled by closing the connection', async () => {
    let closed: () => void = () => undefined;
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const controller = new AbortController();
    const data = await provider(
      () => (response) => {
        response.on('close', closed);
        response.writeHead(200, { 'content-type': 'application/x-ndjson' });
        response.write(`${JSON.stringify({ progress: { finished: 1, total: 2 } })}\n`);
      },
      'changes',
      'history',
    );
    const applied = data.applyChanges(changes, {
      ...run,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(applied).rejects.toMatchObject({ name: 'AbortError' });
    await isClosed;
    expect(server().received).toHaveLength(1);
  });

  it('are reverted and listed', async () => {
    const data = await provider(
      ({ path }) => ({
        json: path.endsWith('revert') ? { applied: true, id: 10, rows } : { items: [], totalCount: 0 },
      }),
      'changes',
      'history',
      'history',
    );
    expect(await data.revertChanges(9, { ordinals: [2], mode: 'good' })).toMatchObject({ id: 10 });
    expect(JSON.parse(server().received[0]?.body ?? '')).toEqual({ mode: 'good', ordinals: [2] });
    const page = { page: 2, pageSize: 50 };
    await data.changeSets({ collection: 'parametres', ...page });
    await data.changeSets({ collection: 'parametres', id: 3, ...page });
    await data.changeRows(9, page);
    await data.recordHistory('parametres', 3, page);
    await data.recycleBin('parametres', page);
    expect(server().lines().slice(1)).toEqual([
      'GET /changeSets?PageNumber=2&PageSize=50&Collection=parametres',
      'GET /changeSets?PageNumber=2&PageSize=50&Collection=parametres&Id=3',
      'GET /changeSets/9/rows?PageNumber=2&PageSize=50',
      'GET /history?PageNumber=2&PageSize=50&Collection=parametres&Id=3',
      'GET /recycleBin?PageNumber=2&PageSize=50&Collection=parametres',
    ]);
  });
});

/** The organisations' own API: only pages and single records. */
const contract =
  (refuse: (request: Received) => Reply | undefined = () => undefined) =>
  (request: Received): Reply => {
    const refused = refuse(request);
    if (refused) return refused;
    const id = Number(request.path.split('/')[1]);
    if (request.method === 'POST') return { status: 201, json: record(50) };
    if (request.method !== 'GET') return { status: 204 };
    if (Number.isNaN(id)) return paged(records(5))(request);
    return id <= 5 ? { json: record(id) } : { status: 404, json: { title: 'Inconnu', status: 404 } };
  };

const several: readonly ChangeRequest[] = [
  { collection: 'parametres', action: 'create', values: { libelle: 'Neuf' } },
  { collection: 'parametres', action: 'update', id: 1, values: { libelle: 'Un' } },
  { collection: 'parametres', action: 'update', id: 2, values: { libelle: 'Libellé 2' } },
  { collection: 'parametres', action: 'delete', id: 3 },
];

describe('change sets of an API without support for them', () => {
  it('are previewed from the declarations and current records', async () => {
    const data = await provider(contract());
    const asked = [...several, { collection: 'parametres', action: 'update', id: 77, values: {} } as const];
    const wrong = { collection: 'parametres', action: 'update', id: 4, values: { ordre: 'x', libele: 1 } } as const;
    const { applied, rows: found } = await data.previewChanges([...asked, wrong], run);
    expect(applied).toBe(false);
    expect(found.map(({ status, reason }) => reason ?? status)).toEqual([
      'created',
      'changed',
      'unchanged',
      'deleted',
      'unknownRecord',
      'invalid',
    ]);
    expect(found[1]).toEqual({
      index: 1,
      id: 1,
      status: 'changed',
      before: { libelle: 'Libellé 1' },
      after: { libelle: 'Un' },
    });
    expect(Object.keys(found[5]?.issues ?? {})).toEqual(['ordre', 'libele']);
    expect(server().received.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('write each row singly, skip unchanged ones, and report refusals', async () => {
    const data = await provider(
      contract(({ method }) =>
        method === 'DELETE'
          ? { status: 409, json: { title: 'Utilisé', status: 409, errors: { libelle: ['Pris ici'] } } }
          : undefined,
      ),
    );
    const told: number[] = [];
    const report = await data.applyChanges(several, { ...run, onProgress: (finished) => void told.push(finished) });
    expect(report.applied).toBe(true);
    expect(report.id).toBeUndefined();
    expect(report.rows.map(({ status, id }) => [status, id])).toEqual([
      ['created', 50],
      ['changed', 1],
      ['unchanged', 2],
      ['refused', 3],
    ]);
    expect(report.rows[3]).toMatchObject({ reason: 'conflict', issues: { libelle: [{ code: 'Pris ici' }] } });
    expect(told).toEqual([1, 2, 3]);
    const written = server()
      .lines()
      .filter((line) => !line.startsWith('GET'));
    expect([...written].sort()).toEqual(['DELETE /parametres/3', 'POST /parametres', 'PUT /parametres/1']);
  });

  it('write nothing in all-or-nothing mode if the declaration refuses a row', async () => {
    const data = await provider(contract());
    const wrong: ChangeRequest = { collection: 'parametres', action: 'update', id: 1, values: { ordre: 'x' } };
    expect((await data.applyChanges([...several, wrong], run)).applied).toBe(false);
    expect(server().received.every(({ method }) => method === 'GET')).toBe(true);
    expect((await data.applyChanges([...several, wrong], { ...run, mode: 'good' })).applied).toBe(true);
  });

  it('refuse rows changed since the preview, which they check by reading again', async () => {
    let label = 'Libellé 1';
    const data = await provider((request) =>
      request.method === 'GET' && request.path === 'parametres/1'
        ? { json: { ...record(1), libelle: label } }
        : contract()(request),
    );
    const previewed = await data.previewChanges(several, run);
    label = 'De Zoé';
    const report = await data.applyChanges(several, { ...run, previewed });
    expect(report.applied).toBe(false);
    expect(report.rows[1]).toMatchObject({ status: 'refused', reason: 'stale', message: 'data.errors.stale' });
    expect(server().received.every(({ method }) => method === 'GET')).toBe(true);
    await data.applyChanges(several, { ...run, mode: 'good', previewed: report });
    const written = server()
      .lines()
      .filter((line) => !line.startsWith('GET'));
    expect([...written].sort()).toEqual(['DELETE /parametres/3', 'POST /parametres']);
  });

  it('report rows not started as cancelled', async () => {
    const controller = new AbortController();
    const data = await provider(contract());
    const many = Array.from({ length: 20 }, (): ChangeRequest => ({
      collection: 'parametres',
      action: 'create',
      values: { libelle: 'Neuf' },
    }));
    const report = await data.applyChanges(many, {
      ...run,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    const cancelled = report.rows.filter(({ reason }) => reason === 'cancelled');
    expect(cancelled).toHaveLength(14);
    expect(server().received.filter(({ method }) => method === 'POST')).toHaveLength(6);
  });

  it('have no history', async () => {
    const data = await provider(contract());
    await expect(data.revertChanges(1)).rejects.toThrow('data.errors.unlisted');
    await expect(data.recycleBin('parametres', { page: 1, pageSize: 10 })).rejects.toThrow('data.errors.unlisted');
  });
});

describe('a selection of everything that a filter finds', () => {
  it("is read in pages, each record once, in the list's order", async () => {
    const data = await provider(paged(records(250)));
    const told: string[] = [];
    const found = await data.selectAll(
      'parametres',
      {},
      { onProgress: (read, total) => void told.push(`${read}/${total}`) },
    );
    expect(found.map(({ id }) => id)).toEqual(records(250).map(({ id }) => id));
    expect(told.at(-1)).toBe('250/250');
    expect(server().received.map(({ query }) => query.PageSize)).toEqual(['100', '100', '100']);
  });

  it('requests larger pages from our own API, with the filter', async () => {
    const data = await provider(paged(records(30)), 'pagedLists', 'filters');
    await data.selectAll('parametres', { q: 'cadre', where: [{ field: 'ordre', operator: 'equals', value: 3 }] });
    expect(server().received[0]?.query).toMatchObject({ PageSize: '500', Filter: expect.stringContaining('ordre') });
  });
});
