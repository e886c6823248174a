import { expect, it } from 'vitest';
import { answerOnce } from './answerOnce';
import type { Http } from './httpTypes';

it('answers a reading once from what is known, and asks the API for everything else', async () => {
  const calls: string[] = [];
  const api: Http = {
    json: (address, { method = 'GET' } = {}) => {
      calls.push(`${method} ${address}`);
      return Promise.resolve({ status: 200, headers: new Headers(), body: 'asked' });
    },
    download: () => Promise.reject(new Error('no download')),
  };
  const http = answerOnce(api, { MyRights: 'known', 'Vues?PageNumber=2': 'page' });
  const read = async (address: string, call = {}) => (await http.json(address, call)).body;
  expect(await read('Vues')).toBe('asked');
  expect(await read('MyRights', { method: 'POST' })).toBe('asked');
  expect(await read('Vues', { query: { PageNumber: 2, Search: '' } })).toBe('page');
  expect([await read('MyRights'), await read('MyRights')]).toEqual(['known', 'asked']);
  expect(calls).toEqual(['GET Vues', 'POST MyRights', 'GET MyRights']);
});
