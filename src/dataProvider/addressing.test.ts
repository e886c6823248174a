import { describe, expect, it } from 'vitest';
import { MAX_IDS } from '../resources/records/listQuery';
import { paged, params, testProviders } from './testProvider';

const { provider, server } = testProviders();

const MEMBERS = [
  { id: 901, membreId: 7, nom: 'Ana' },
  { membreId: 8, nom: 'Bo' },
];
const AS_KNOWN = [
  { id: 7, membreId: 7, nom: 'Ana' },
  { id: 8, membreId: 8, nom: 'Bo' },
];

describe('a keyed collection', () => {
  it('identifies records by key, whatever their ids', async () => {
    const data = await provider(() => ({ json: MEMBERS }));
    const found = await data.getList('Entreprises/3/membres', params({ sort: { field: 'nom', order: 'ASC' } }));
    expect(found).toEqual({ data: AS_KNOWN, total: 2 });
    expect((await data.getMany('Entreprises/3/membres', { ids: [8] })).data).toEqual([AS_KNOWN[1]]);
    expect((await data.getOne('Entreprises/3/membres', { id: 7 })).data).toEqual(AS_KNOWN[0]);
    expect(server().lines()).toEqual(['GET /Entreprises/3/membres']);
  });

  it("reads records at the key's address, or by ids if the API supports that", async () => {
    const data = await provider(({ query }) => ({ json: query.ids ? MEMBERS : MEMBERS[0] }), 'records', 'manyIds');
    expect((await data.getOne('Entreprises/3/membres', { id: 7 })).data).toEqual(AS_KNOWN[0]);
    expect((await data.getMany('Entreprises/3/membres', { ids: [7, 8] })).data).toEqual(AS_KNOWN);
    expect(server().lines()).toEqual(['GET /Entreprises/3/membres/7', 'GET /Entreprises/3/membres?ids=7%2C8']);
  });
});

describe('a single record', () => {
  it("is read at its collection's address, with its parent's id", async () => {
    const data = await provider(() => ({ json: { nom: 'Infos' } }));
    const record = { id: 3, nom: 'Infos' };
    expect(await data.getList('Entreprises/3/infos', params({ filter: { StartDate: '2026-01-02' } }))).toEqual({
      data: [record],
      total: 1,
    });
    expect((await data.getOne('Entreprises/3/infos', { id: 3 })).data).toEqual(record);
    expect((await data.getMany('Entreprises/3/infos', { ids: [3] })).data).toEqual([record]);
    expect(server().lines()).toEqual([
      'GET /Entreprises/3/infos?StartDate=2026-01-02',
      'GET /Entreprises/3/infos',
      'GET /Entreprises/3/infos',
    ]);
  });

  it('is empty until the API has one', async () => {
    const data = await provider(() => ({ json: null }));
    expect((await data.getOne('Entreprises/3/infos', { id: 3 })).data).toEqual({ id: 3 });
  });

  it('is not requested from an API without it', async () => {
    const data = await provider(() => ({ json: { nom: 'X' } }));
    await expect(data.getOne('Entreprises/3/droits', { id: 3 })).rejects.toMatchObject({
      message: 'data.errors.unlisted',
    });
    expect(server().received).toEqual([]);
    const extended = await provider(() => ({ json: { nom: 'X' } }), 'records');
    expect((await extended.getOne('Entreprises/3/droits', { id: 3 })).data).toEqual({ id: 3, nom: 'X' });
  });
});

describe('a list at another address', () => {
  it('is read there, with any parameters', async () => {
    const mapping = { id: 5, nom: 'A' };
    const data = await provider(() => ({ json: [mapping] }));
    expect((await data.getList('ressifnet/12/mapping', params())).data).toEqual([mapping]);
    await data.getOne('ressifnet/12/mapping', { id: 5 });
    expect(server().lines()).toEqual(['GET /ressifnet/12/MyMapping']);
  });

  it('is read there for several ids, in chunks', async () => {
    const data = await provider(() => ({ json: [] }), 'manyIds');
    await data.getMany('ressifnet/12/mapping', { ids: Array.from({ length: MAX_IDS + 1 }, (_, index) => index + 1) });
    expect(server().received.map(({ path }) => path)).toEqual(['ressifnet/12/MyMapping', 'ressifnet/12/MyMapping']);
  });
});

describe('a list that the contract lacks', () => {
  const LASTS = [
    { id: 3, nom: 'clos' },
    { id: 2, nom: 'Été' },
    { id: 1, nom: 'hiver' },
  ];

  it('is its first extract, processed in the browser', async () => {
    const data = await provider(() => ({ json: LASTS }));
    const ask = (filter: object) => data.getList('Dossiers', params({ sort: { field: 'nom', order: 'DESC' }, filter }));
    expect(await ask({})).toEqual({ data: [LASTS[2], LASTS[1]], total: 2 });
    expect((await ask({ Tous: true })).total).toBe(3);
    expect((await ask({ q: 'ete' })).data).toEqual([LASTS[1]]);
    expect(server().lines()).toEqual(['GET /Dossiers/lasts']);
  });

  it('is the list itself if the API has it', async () => {
    const data = await provider(paged(LASTS), 'records');
    await data.getList('Dossiers', params({ filter: { q: 'a' } }));
    expect(server().received[0]).toMatchObject({ path: 'Dossiers', query: { Search: 'a', PageNumber: '1' } });
  });

  it('reports that it is missing without an extract, and requests nothing', async () => {
    const data = await provider(() => ({ json: [] }));
    await expect(data.getList('Entreprises/1/Planning', params())).rejects.toMatchObject({
      message: 'data.errors.unlisted',
    });
    expect(server().received).toEqual([]);
  });
});

describe('a record read by a field', () => {
  const record = { id: 12, code: 'A-7', nom: 'X' };
  const answer = ({ path }: { readonly path: string }) =>
    path === 'Acces/A-7' || path === 'Acces/12' ? { json: record } : { status: 404 };

  it('is read by its value, which is remembered for its id', async () => {
    const data = await provider(answer);
    expect((await data.getOne('Acces', { id: 'A-7' })).data).toEqual(record);
    await data.getOne('Acces', { id: 12 });
    expect(server().lines()).toEqual(['GET /Acces/A-7', 'GET /Acces/A-7']);
  });

  it('is read by its id if the API accepts ids', async () => {
    const data = await provider(answer, 'records');
    await data.getOne('Acces', { id: 'A-7' });
    await data.getOne('Acces', { id: 12 });
    expect(server().lines()).toEqual(['GET /Acces/A-7', 'GET /Acces/12']);
  });
});

describe('parameters of a list', () => {
  const answer = paged([]);
  const declared = { field: 'nom', order: 'ASC' };

  it('contain values of fields and links, without those that the field refuses', async () => {
    const data = await provider(answer);
    await data.getList('Entreprises', params({ filter: { Annee: '2026', IntervenantId: 7 } }));
    await data.getList('Entreprises', params({ filter: { Annee: 'demain', IntervenantId: '' } }));
    await data.getList('Entreprises', params({ filter: { Annee: 0 } }));
    expect(server().received.map(({ query }) => [query.Annee, query.IntervenantId])).toEqual([
      ['2026', '7'],
      [undefined, undefined],
      ['0', undefined],
    ]);
  });

  it('are also sent when reading the whole list', async () => {
    const data = await provider(answer);
    const where = [{ field: 'nom', operator: 'equals', value: 'A' }];
    await data.getList('Entreprises', params({ filter: { Annee: 2026, SortStatut: true, where } }));
    expect(server().received[0]?.query).toEqual({
      PageNumber: '1',
      PageSize: '100',
      Annee: '2026',
      SortStatut: 'true',
    });
  });

  it('sort, unless another order than the declared one is requested', async () => {
    const data = await provider(answer);
    await data.getList('Entreprises', params({ sort: declared, filter: { SortStatut: true } }));
    await data.getList('Entreprises', params({ sort: { ...declared, order: 'DESC' }, filter: { SortStatut: true } }));
    expect(server().received.map(({ query }) => [query.SortStatut, query.OrderBy])).toEqual([
      ['true', undefined],
      ['true', 'nom'],
    ]);
  });
});

describe('references into nested collections', () => {
  it("are read at the collection's address", async () => {
    const data = await provider(({ path }) => ({ json: { id: Number(path.split('/').pop()), nom: 'S' } }));
    expect((await data.getMany('Entreprises/12/sites', { ids: [4, 5] })).data).toEqual([
      { id: 4, nom: 'S' },
      { id: 5, nom: 'S' },
    ]);
    expect(server().lines().toSorted()).toEqual(['GET /Entreprises/12/sites/4', 'GET /Entreprises/12/sites/5']);
  });
});
