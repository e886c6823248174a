import { expect } from 'vitest';
import type { Computations } from '../../server/http/resources/computation';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { registry } from './addressedResources';
import { openApiServer, type ApiServer, type Call } from './apiServer';

const computations: Computations = {
  'Cercles/{cercleId}/bilan': ({ parents, query }) =>
    Promise.resolve({ depuis: query['StartDate'], total: (parents['cercleId'] ?? 0) * 10 }),
};

export interface AddressedServer extends ApiServer {
  /** Creates a record and expects a 201. @returns the response body */
  create(address: string, payload: Readonly<Record<string, unknown>>): Promise<AnyRecord>;
  read<Answer>(address: string, call?: Call): Promise<Answer>;
  status(method: Parameters<ApiServer['call']>[0], address: string, call?: Call): Promise<number>;
  person(nom: string): Promise<number>;
  circle(nom: string): Promise<number>;
}

export async function openAddressedServer(): Promise<AddressedServer> {
  const server = await openApiServer(registry, {}, { computations });
  const create: AddressedServer['create'] = async (address, payload) => {
    const response = await server.call('POST', `/api/${address}`, { payload });
    expect(response.statusCode, response.body).toBe(201);
    return response.json();
  };
  return {
    ...server,
    create,
    async read(address, call) {
      const response = await server.call('GET', `/api/${address}`, call);
      expect(response.statusCode, response.body).toBe(200);
      return response.json();
    },
    status: async (method, address, call) => (await server.call(method, `/api/${address}`, call)).statusCode,
    person: async (nom) => (await create('Gens', { nom })).id,
    circle: async (nom) => (await create('Cercles', { nom })).id,
  };
}
