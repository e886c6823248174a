import { beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../support/databaseResources';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { reported } from '../support/changeSetCalls';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(registry);
});

describe('a number in a body', () => {
  it.each([
    [12, 12],
    ['12', 12],
    [' -7 ', -7],
    ['12.0', 12],
    ['', null],
  ])('%j is %j', async (ordre, stored) => {
    const response = await server.call('POST', '/api/Articles', { payload: { nom: 'Nombre', ordre } });
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({ ordre: stored });
  });

  it.each(['1.2.3', '5%5', '12 34', '1 234', '1,0', '12 €', '1.234,0', '12.'])(
    '%j is refused as a number',
    async (ordre) => {
      const response = await server.call('POST', '/api/Articles', { payload: { nom: 'Nombre', ordre } });
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['ordre']]);
      const [row] = (
        await reported(server, [{ collection: 'Articles', action: 'create', values: { nom: 'A', ordre } }])
      ).rows;
      expect(row).toMatchObject({ status: 'refused', reason: 'invalid', issues: { ordre: [{ code: 'number' }] } });
    },
  );
});
