import { beforeAll, describe, expect, it } from 'vitest';
import { sessionReadings } from '../../src/portal/sessionStart';
import { SESSION_CALL } from '../../src/resources/protocol/sessionCall';
import { openDeclaredServer, type DeclaredServer } from '../support/declaredServer';

let server: DeclaredServer;

beforeAll(async () => {
  server = await openDeclaredServer();
});

const read = (url: string, as: string, headers = {}) => server.call('GET', `/api/${url}`, { as, headers });

describe('the first request of every page', () => {
  it('returns for each query what a single request returns', async () => {
    const token = await server.tokenFor(['ENTREPRISES:read']);
    const response = await read(SESSION_CALL, token);
    expect(response.statusCode, response.body).toBe(200);
    const readings = sessionReadings(server.tenant.id);
    const alone = await Promise.all(
      readings.map(async (url) => {
        const one = await read(url, token);
        return one.statusCode === 200 ? [[url, one.json<unknown>()] as const] : [];
      }),
    );
    const { answers } = response.json<{ answers: Readonly<Record<string, unknown>> }>();
    expect(answers).toEqual(Object.fromEntries(alone.flat()));
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['MyRights', 'MyProfile']));
  });

  it('is that of the viewed person', async () => {
    const token = await server.tokenFor(['IDENTITES:admin', 'ENTREPRISES:read']);
    const seen = await server.account(['DOSSIERS:read']);
    const viewed = await server.call('POST', '/api/access/view-as', { as: token, payload: { identityId: seen.id } });
    expect(viewed.statusCode, viewed.body).toBeLessThan(300);
    const response = await read(SESSION_CALL, token, { 'x-view-as': String(seen.id) });
    const { answers } = response.json<{ answers: { MyRights: { droits: readonly string[] } } }>();
    expect(answers.MyRights.droits).toEqual(['DOSSIERS:read']);
  });

  it('needs a session, and refuses parameters', async () => {
    expect((await server.call('GET', `/api/${SESSION_CALL}`, { as: null })).statusCode).toBe(401);
    expect((await read(`${SESSION_CALL}?Page=1`, await server.tokenFor([]))).statusCode).toBe(400);
  });
});
