import { describe, expect, it } from 'vitest';
import { AT_ONCE } from '../resources/common/inParallel';
import { paged, params, records, testProviders } from './testProvider';

const { provider, server } = testProviders();

describe('the summary of a record', () => {
  it('is one request, as an extension', async () => {
    const resume = { counts: { 'Entreprises/{entrepriseId}/sites': 4 }, cards: {} };
    const data = await provider(() => ({ json: resume }), 'summaries');
    expect(await data.resume('Entreprises', 12)).toEqual(resume);
    expect(server().lines()).toEqual(['GET /Entreprises/12/resume']);
  });

  it('is not requested from an API without it', async () => {
    const data = await provider(() => ({ json: {} }));
    expect(await data.resume('Entreprises', 12)).toBeUndefined();
    expect(server().received).toEqual([]);
  });

  it('is refused if malformed', async () => {
    const data = await provider(() => ({ json: [] }), 'summaries');
    await expect(data.resume('Entreprises', 12)).rejects.toMatchObject({ message: 'data.errors.unreadable' });
  });
});

describe('the number of records', () => {
  it("comes from the contract's count, if there is one", async () => {
    const data = await provider(() => ({ json: 7 }));
    expect(await data.count('entreprises/12/sites')).toBe(7);
    expect(server().lines()).toEqual(['GET /Entreprises/12/CountSites']);
    const other = await provider(() => ({ json: { count: 7 } }));
    await expect(other.count('Entreprises/12/sites')).rejects.toMatchObject({ message: 'data.errors.unreadable' });
  });

  it('is the total of the smallest page', async () => {
    const data = await provider(paged(records(40)));
    expect(await data.count('Entreprises')).toBe(40);
    expect(server().lines()).toEqual(['GET /Entreprises?PageNumber=1&PageSize=1']);
  });

  it('is the length of an array, which is read once for count and list', async () => {
    const data = await provider(() => ({ json: [{ id: 1, membreId: 1 }] }));
    expect(await data.count('Entreprises/12/membres')).toBe(1);
    await data.getList('Entreprises/12/membres', params({ sort: { field: 'nom', order: 'ASC' } }));
    expect(server().lines()).toEqual(['GET /Entreprises/12/membres']);
  });

  it('of an array that the API pages is that of a page', async () => {
    const data = await provider(paged(records(3)), 'pagedLists');
    expect(await data.count('ressifnet/12/mapping')).toBe(3);
    expect(server().lines()).toEqual(['GET /ressifnet/12/MyMapping?PageNumber=1&PageSize=1']);
  });

  it('is one for a single record, and unknown for an extract', async () => {
    const data = await provider(() => ({ json: [] }));
    expect(await data.count('Entreprises/12/infos')).toBe(1);
    await expect(data.count('Dossiers')).rejects.toMatchObject({ message: 'data.errors.unlisted' });
    expect(server().received).toEqual([]);
  });
});

describe('creating many records', () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({ membreId: index + 1 }));
  const keyIn = (body: string) => (JSON.parse(body) as { membreId: number }).membreId;

  it('finishes all, a limited number at a time, and reports each', async () => {
    const waiting = { now: 0, most: 0 };
    const data = await provider(({ body }) => (response) => {
      waiting.most = Math.max(waiting.most, (waiting.now += 1));
      setImmediate(() => {
        waiting.now -= 1;
        const refused = keyIn(body) === 3 || keyIn(body) === 5;
        response.writeHead(refused ? 409 : 201, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ detail: `Déjà là ${keyIn(body)}` }));
      });
    });
    const seen: [number, number][] = [];
    const outcome = await data.createMany('Entreprises/3/membres', rows, {
      onProgress: (finished, total) => seen.push([finished, total]),
    });
    expect(outcome).toEqual({
      done: 18,
      failed: [
        { index: 2, message: 'Déjà là 3' },
        { index: 4, message: 'Déjà là 5' },
      ],
    });
    expect(seen).toEqual(rows.map((_, index) => [index + 1, 20]));
    expect(
      server()
        .received.map(({ body }) => keyIn(body))
        .toSorted((a, b) => a - b),
    ).toEqual(rows.map(({ membreId }) => membreId));
    expect(waiting.most).toBeLessThanOrEqual(AT_ONCE);
  });

  it('starts nothing after a cancellation, and finishes what has started', async () => {
    const controller = new AbortController();
    const data = await provider(() => {
      controller.abort();
      return { status: 204 };
    });
    const { signal } = controller;
    const { done, failed } = await data.createMany('Entreprises/3/membres', rows, { signal });
    expect(done).toBe(server().received.length);
    expect(done).toBeLessThanOrEqual(AT_ONCE);
    expect(failed.map(({ index }) => index)).toEqual(rows.map((_, index) => index).slice(done));
    expect(new Set(failed.map(({ message }) => message))).toEqual(new Set(['data.errors.cancelled']));
  });
});

describe('removing one file', () => {
  const stored = (letter: string) => ({
    id: letter.repeat(64),
    name: `${letter}.pdf`,
    type: 'application/pdf',
    size: 1,
  });
  const [a, b] = [stored('a'), stored('b')];

  it('is a call of its own if the contract has one', async () => {
    const data = await provider(() => ({ status: 204 }));
    await data.removeFile('Actions', 4, a.id);
    expect(server().lines()).toEqual([`DELETE /Actions/4/Files/${a.id}`]);
  });

  it('is an update without it otherwise', async () => {
    const record = { id: 4, nom: 'N', logo: null, fichier: a, fichiers: [a, b] };
    const data = await provider(({ method }) => (method === 'GET' ? { json: record } : { status: 204 }));
    await data.removeFile('Modeles', 4, a.id);
    expect(server().lines()).toEqual(['GET /Modeles/4', 'PUT /Modeles/4']);
    const body = server().received[1]?.body ?? '';
    const parts = [...body.matchAll(/name="(\w+)"\s*?\r\n\r\n(.*)\r\n/g)].map(([, name, text]) => [name, text]);
    expect(parts).toEqual([
      ['nom', 'N'],
      ['logo', ''],
      ['fichier', ''],
      ['fichiers', b.id],
    ]);
    await data.removeFile('Modeles', 4, 'c'.repeat(64));
    expect(server().lines()).toHaveLength(3);
  });
});
