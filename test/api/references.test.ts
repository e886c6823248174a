import { beforeAll, describe, expect, it } from 'vitest';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { registry } from '../support/referenceResources';

let server: ApiServer;
let members: string;
let ids: readonly number[];

beforeAll(async () => {
  server = await openApiServer(registry);
  const create = async (address: string, payload: object): Promise<number> => {
    const response = await server.call('POST', `/api/${address}`, { payload });
    expect(response.statusCode, response.body).toBe(201);
    return response.json<{ id: number }>().id;
  };
  const friends = [];
  for (const nom of ['Zola', 'Abel', 'Martin']) friends.push(await create('Amis', { nom }));
  members = `Clubs/${await create('Clubs', { nom: 'Les pions', presidentId: friends[0] })}/membres`;
  for (const amiId of friends) await create(members, { amiId });
  ids = friends;
});

async function list(address: string, as?: string): Promise<readonly number[]> {
  const response = await server.call('GET', `/api/${address}`, as === undefined ? {} : { as });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ items: { id: number }[] }>().items.map(({ id }) => id);
}

describe('a list of references', () => {
  it('is searched and sorted by the names of the referenced records', async () => {
    const [zola, abel, martin] = ids;
    expect(await list(`${members}?PageSize=9`)).toEqual([abel, martin, zola]);
    expect(await list(`${members}?PageSize=9&OrderBy=amiId&OrderByDescending=true`)).toEqual([zola, martin, abel]);
    expect(await list(`${members}?PageSize=9&Search=MART`)).toEqual([martin]);
    expect(await list('Clubs?Search=zola pions')).toHaveLength(1);
  });

  it('reveals nothing of them through search or sort to people who may not list them', async () => {
    const as = await server.tokenFor(['CLUBS:read']);
    expect(await list(`${members}?PageSize=9&Search=mart`, as)).toEqual([]);
    expect(await list('Clubs?Search=zola', as)).toEqual([]);
    expect(await list('Clubs?Search=pions', as)).toHaveLength(1);
    expect(await list(`${members}?PageSize=9`, as)).toEqual(ids);
    const both = await server.tokenFor(['CLUBS:read', 'AMIS:read']);
    expect(await list(`${members}?PageSize=9&Search=mart`, both)).toEqual([ids[2]]);
  });
});
