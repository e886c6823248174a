import { describe, expect, it } from 'vitest';
import { paged, params, record, records, testProviders } from './testProvider';

const { provider, server } = testProviders();

describe('one record', () => {
  it('is read at its address, if there is one', async () => {
    const data = await provider(() => ({ json: record(3) }), 'records');
    expect((await data.getOne('TypeContrats', { id: '3' })).data).toEqual(record(3));
    await data.getOne('parametres', { id: 3 });
    expect(server().lines()).toEqual(['GET /TypeContrats/3', 'GET /parametres/3']);
  });

  it('is read from the list if the contract has only that, as far as needed', async () => {
    const data = await provider(paged(records(500)));
    expect((await data.getOne('TypeContrats', { id: '150' })).data).toEqual(record(150));
    expect(server().received.map(({ query }) => query)).toEqual([
      { PageNumber: '1', PageSize: '100' },
      { PageNumber: '2', PageSize: '100' },
    ]);
    await data.getOne('TypeContrats', { id: 120 });
    expect(server().received).toHaveLength(2);
  });

  it('is searched with parameters that hide no record', async () => {
    const data = await provider(paged(records(1)));
    await data.getOne('Domaines', { id: 1 });
    expect(server().received[0]?.query.IncludeSubdomains).toBe('true');
  });

  it('is a 404 if the list does not contain it', async () => {
    const data = await provider(paged(records(101)));
    await expect(data.getOne('TypeContrats', { id: 7777 })).rejects.toMatchObject({
      status: 404,
      message: 'data.errors.notFound',
    });
    expect(server().received).toHaveLength(2);
  });
});

describe('several records', () => {
  it('are read in chunks of 200, as an extension', async () => {
    const data = await provider(
      ({ query }) => ({ json: (query.ids ?? '').split(',').map((id) => record(Number(id))) }),
      'manyIds',
      'records',
    );
    const found = await data.getMany('TypeContrats', { ids: [...records(250).map(({ id }) => id), 1, '2'] });
    expect(found.data).toHaveLength(250);
    expect(server().received).toHaveLength(2);
  });

  it('are read from the list or at their addresses, without missing ones', async () => {
    const data = await provider((request) => {
      if (request.path === 'parametres/9') return { status: 404 };
      return request.path.startsWith('parametres/')
        ? { json: record(Number(request.path.split('/')[1])) }
        : paged(records(150))(request);
    });
    expect((await data.getMany('TypeContrats', { ids: [120, 3, 120, 999] })).data).toEqual([record(120), record(3)]);
    expect((await data.getMany('parametres', { ids: [1, 9, '1', 2] })).data).toEqual([record(1), record(2)]);
    expect(server().lines().slice(2).toSorted()).toEqual([
      'GET /parametres/1',
      'GET /parametres/2',
      'GET /parametres/9',
    ]);
  });

  it('of a parent are read from its collection, or by the field that references it', async () => {
    const data = await provider(paged([]), 'filters');
    await data.getManyReference('Entreprises/{entrepriseId}/contrats', { ...params(), target: 'entrepriseId', id: 12 });
    await data.getManyReference('TypeContrats', { ...params(), target: 'ordre', id: 4 });
    expect(server().received[0]?.path).toBe('Entreprises/12/contrats');
    expect(JSON.parse(server().received[1]?.query.Filter ?? '')).toEqual({
      field: 'ordre',
      operator: 'equals',
      value: 4,
    });
  });
});
