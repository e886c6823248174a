import { afterEach, describe, expect, it } from 'vitest';
import { createRegistry } from '../resources/registry/registry';
import type { ResourceSchema } from '../resources/language/resourceSchema';
import { Amis, Clubs, ClubMembres, Jeux, Parties } from '../../test/support/referenceResources';
import { createDataProvider } from './createDataProvider';
import { createHttp } from './http';
import { startTestServer, type Received, type Reply, type TestServer } from './testServer';

const friends = [
  { id: 1, nom: 'Zola', prenom: 'Anne' },
  { id: 2, nom: 'Éluard', prenom: 'Bruno' },
  { id: 3, nom: 'Martin', prenom: 'Chloé' },
];

/** A list without search or sort, as in parts of the contract. */
const PlainClubs: ResourceSchema = {
  ...Clubs,
  operations: { ...Clubs.operations, order: 'extension', search: 'extension' },
};

const registry = createRegistry([Amis, PlainClubs, ClubMembres, Jeux, Parties]);

const answers: Readonly<Record<string, unknown>> = {
  Amis: { items: friends, totalCount: friends.length },
  'Clubs/9/membres': [{ amiId: 1 }, { amiId: 2 }, { amiId: 3 }],
  Clubs: {
    items: [
      { id: 5, nom: 'Dames', presidentId: 1 },
      { id: 6, nom: 'Échecs', presidentId: 3 },
      { id: 7, nom: 'Go', presidentId: null },
      { id: 8, nom: 'Anneaux', presidentId: 2 },
    ],
    totalCount: 4,
  },
};

function contract({ path }: Received): Reply {
  const friend = /^Amis\/(\d+)$/.exec(path);
  const json = friend ? friends.find(({ id }) => id === Number(friend[1])) : answers[path];
  return json === undefined ? { status: 404 } : { json };
}

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function lister(answer: (request: Received) => Reply = contract) {
  const started = await startTestServer(answer);
  server = started;
  const http = createHttp({ apiUrl: started.apiUrl, token: async () => 'abc', language: () => 'fr' });
  const data = createDataProvider({ http, registry, extensions: async () => new Set() });
  return async (resource: string, filter: object, field = 'id', order: 'ASC' | 'DESC' = 'ASC') => {
    const answer = await data.getList(resource, {
      pagination: { page: 1, perPage: 25 },
      sort: { field, order },
      filter,
    });
    expect(answer.total).toBe(answer.data.length);
    return answer.data.map(({ id }) => id as number);
  };
}

describe('a list processed in the browser', () => {
  it('is searched in the records that it references', async () => {
    const list = await lister();
    expect(await list('Clubs/9/membres', { q: 'eluard' })).toEqual([2]);
    expect(await list('Clubs/9/membres', { q: 'o' })).toEqual([1, 2, 3]);
    expect(await list('Clubs/9/membres', { q: '2' })).toEqual([]);
  });

  it('is sorted by their names, empty ones last', async () => {
    const list = await lister();
    expect(await list('Clubs/9/membres', {}, 'amiId')).toEqual([2, 3, 1]);
    expect(await list('Clubs/9/membres', {}, 'amiId', 'DESC')).toEqual([1, 3, 2]);
    expect(await list('Clubs', {}, 'presidentId', 'DESC')).toEqual([5, 6, 8, 7]);
  });

  it('finds every word in one of them, also in paged lists without a search', async () => {
    const list = await lister();
    expect(await list('Clubs', { q: 'anne' }, 'nom')).toEqual([8, 5]);
    expect(await list('Clubs', { q: 'anne dames' }, 'nom')).toEqual([5]);
    expect(server?.received.filter(({ query }) => 'Search' in query)).toEqual([]);
  });

  it('requests only what it needs', async () => {
    const list = await lister();
    await list('Clubs/9/membres', {});
    expect(server?.received.map(({ path }) => path)).toEqual(['Clubs/9/membres']);
  });

  it('finds nothing in unreadable records, and keeps its own', async () => {
    const list = await lister((request) => (request.path.startsWith('Amis') ? { status: 403 } : contract(request)));
    expect(await list('Clubs/9/membres', { q: 'zola' })).toEqual([]);
    expect(await list('Clubs/9/membres', {}, 'amiId')).toEqual([1, 2, 3]);
  });

  it('fails if a referenced list fails, instead of showing a part', async () => {
    const list = await lister((request) => (request.path.startsWith('Amis') ? { status: 500 } : contract(request)));
    await expect(list('Clubs/9/membres', { q: 'zola' })).rejects.toMatchObject({ status: 500 });
  });
});

describe('many records by ids', () => {
  const many = Array.from({ length: 130 }, (_, index) => ({ id: index + 1, nom: `Ami ${index + 1}` }));

  it('are read in pages, and singly if on no page', async () => {
    // The last record is in no list, like hidden people.
    const listed = many.slice(0, -1);
    const list = await lister(({ path, query }) => {
      const one = /^Amis\/(\d+)$/.exec(path);
      if (one) return { json: many[Number(one[1]) - 1] };
      if (path !== 'Amis') return { json: many.map(({ id }) => ({ amiId: id })) };
      const from = (Number(query.PageNumber) - 1) * 100;
      return { json: { items: listed.slice(from, from + 100), totalCount: listed.length } };
    });
    expect(await list('Clubs/9/membres', { q: '130' })).toEqual([130]);
    expect(server?.received.map(({ path }) => path)).toEqual(['Clubs/9/membres', 'Amis', 'Amis', 'Amis/130']);
  });
});
