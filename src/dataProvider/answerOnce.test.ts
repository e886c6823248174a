import { expect, it } from 'vitest';
import { answerOnce } from './answerOnce';
import type { Http } from './httpTypes';

function recordedApi() {
  const calls: string[] = [];
  const api: Http = {
    json: (address, { method = 'GET' } = {}) => {
      calls.push(`${method} ${address}`);
      return Promise.resolve({ status: 200, headers: new Headers(), body: 'asked' });
    },
    download: () => Promise.reject(new Error('no download')),
  };
  return { calls, api };
}

it('a known response answers one read, and all else goes to the API', async () => {
  const { calls, api } = recordedApi();
  const http = answerOnce(api, Promise.resolve({ MyRights: 'known', 'Vues?PageNumber=2': 'page' }));
  const read = async (address: string, call = {}) => (await http.json(address, call)).body;
  expect(await read('Vues')).toBe('asked');
  expect(await read('MyRights', { method: 'POST' })).toBe('asked');
  expect(await read('Vues', { query: { PageNumber: 2, Search: '' } })).toBe('page');
  expect([await read('MyRights'), await read('MyRights')]).toEqual(['known', 'asked']);
  expect(calls).toEqual(['GET Vues', 'POST MyRights', 'GET MyRights']);
});

it('reads wait for the pending response, and writes do not', async () => {
  const { calls, api } = recordedApi();
  let answer: (answers: Readonly<Record<string, unknown>> | undefined) => void = () => undefined;
  const http = answerOnce(api, new Promise((resolve) => (answer = resolve)));
  const rights = http.json('MyRights');
  await http.json('Vues', { method: 'POST' });
  expect(calls).toEqual(['POST Vues']);
  answer({ MyRights: 'known' });
  expect((await rights).body).toBe('known');
});

it('the API is requested if no response arrived', async () => {
  const { api } = recordedApi();
  expect((await answerOnce(api, Promise.resolve(undefined)).json('MyRights')).body).toBe('asked');
});
