import { describe, expect, it } from 'vitest';
import { paged, params, record, records, testProviders, where } from './testProvider';

const { provider, server } = testProviders();

describe('lists that the API processes', () => {
  it('are requested by page, search and order', async () => {
    const data = await provider(paged(records(60)));
    const answer = await data.getList('TypeContrats', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'ordre', order: 'DESC' },
      filter: { q: '  été ' },
    });
    expect(answer).toEqual({ data: records(60).slice(50), total: 60 });
    expect(server().received[0]?.query).toEqual({
      PageNumber: '3',
      PageSize: '25',
      Search: 'été',
      OrderBy: 'ordre',
      OrderByDescending: 'true',
    });
  });

  it('accept conditions as an extension', async () => {
    const data = await provider(paged([]), 'filters');
    await data.getList('TypeContrats', params(where('ordre', 'greaterThan', 3)));
    expect(JSON.parse(server().received[0]?.query.Filter ?? '')).toEqual({
      field: 'ordre',
      operator: 'greaterThan',
      value: 3,
    });
  });

  it('are found whatever the case of their address, and spelled as in the contract', async () => {
    const data = await provider(paged([]));
    await data.getList('entreprises/12/CONTRATS', params());
    expect(server().received[0]?.path).toBe('Entreprises/12/contrats');
    await expect(data.getList('Licornes', params())).rejects.toThrow('Licornes');
  });

  it('are aborted once unused', async () => {
    const controller = new AbortController();
    const data = await provider(() => () => controller.abort());
    await expect(data.getList('TypeContrats', params({ signal: controller.signal }))).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(data.supportAbortSignal).toBe(true);
  });
});

describe('lists that the API cannot process', () => {
  it('of an array: searched, filtered, sorted and paged in the browser', async () => {
    const all = [record(1), record(2, { libelle: 'Équipe' }), record(3, { actif: false }), record(4)];
    const data = await provider(() => ({ json: all }));
    const found = await data.getList('Themes', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'ordre', order: 'DESC' },
      filter: { q: 'LIBELLE', ...where('actif', 'equals', true).filter },
    });
    expect(found).toEqual({ data: [all[3]], total: 2 });
    expect((await data.getList('Themes', params({ filter: { q: 'equipe' } }))).data).toEqual([all[1]]);
    expect(server().lines()).toEqual(['GET /Themes']);
  });

  it('of pages: read completely if a condition or an order is beyond the contract', async () => {
    const data = await provider(paged(records(250)));
    const found = await data.getList(
      'TypeContrats',
      params({ pagination: { page: 2, perPage: 10 }, ...where('ordre', 'greaterThan', 200) }),
    );
    expect([found.total, found.data[0]]).toEqual([50, record(211)]);
    expect(server().lines()).toEqual([1, 2, 3].map((page) => `GET /TypeContrats?PageNumber=${page}&PageSize=100`));
    await data.getList('CodesNaf', params());
    expect(server().received.at(-1)?.query).toEqual({ PageNumber: '1', PageSize: '25' });
    const sorted = await data.getList('CodesNaf', params({ sort: { field: 'ordre', order: 'DESC' } }));
    expect(sorted.data[0]).toEqual(record(250));
    expect(server().received.every(({ query }) => !('OrderBy' in query || 'Filter' in query))).toBe(true);
  });

  it('are refused if too long, rather than processed partly', async () => {
    const data = await provider(() => ({ json: { items: [], totalCount: 10_001 } }));
    await expect(data.getList('TypeContrats', params(where('ordre', 'equals', 1)))).rejects.toMatchObject({
      message: 'data.errors.tooLong',
    });
    expect(server().received).toHaveLength(1);
  });

  it('send the declared parameters, and are paged if the API pages everything', async () => {
    const data = await provider(paged(records(3)), 'pagedLists');
    await data.getList('Themes', params({ filter: { ActifOnly: true, q: 'a' } }));
    expect(server().received[0]?.query).toEqual({
      PageNumber: '1',
      PageSize: '25',
      Search: 'a',
      OrderBy: 'libelle',
      ActifOnly: 'true',
    });
  });
});
