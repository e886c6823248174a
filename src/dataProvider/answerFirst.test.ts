import { expect, it } from 'vitest';
import { answerFirst, type FirstReading } from './answerFirst';
import type { Answer, Http } from './httpTypes';

const answered = (body: unknown): Answer => ({ status: 200, headers: new Headers(), body });

/** Requests of a page whose first list was requested earlier. */
function open(coming: FirstReading | undefined) {
  const calls: string[] = [];
  const firsts: string[] = [];
  const api: Http = {
    json: (address, { method = 'GET' } = {}) => {
      calls.push(`${method} ${address}`);
      return Promise.resolve(answered('asked'));
    },
    download: () => Promise.reject(new Error('no download')),
  };
  const http = answerFirst(api, Promise.resolve(coming), (address) => firsts.push(address));
  const read = async (...call: Parameters<Http['json']>) => (await http.json(...call)).body;
  return { calls, firsts, read };
}

const PAGE = 'Vues?PageNumber=2';
const early = (answer: Answer | undefined): FirstReading => ({ address: PAGE, answer: Promise.resolve(answer) });

it('only the first list is answered from the earlier request', async () => {
  const { calls, firsts, read } = open(early(answered('early')));
  expect(await read('Vues', { method: 'POST' })).toBe('asked');
  expect(await read('Vues', { query: { PageNumber: 2 } })).toBe('early');
  expect(await read('Vues', { query: { PageNumber: 2 } })).toBe('asked');
  expect([calls, firsts]).toEqual([['POST Vues', 'GET Vues'], [PAGE]]);
});

it.each<readonly [string, FirstReading | undefined, string]>([
  ['nothing was asked for before', undefined, 'Vues'],
  ['something else was', early(answered('early')), 'Themes'],
  ['it was refused, or did not come', early(undefined), 'Vues'],
])('the API is requested if %s', async (_, coming, address) => {
  const { calls, firsts, read } = open(coming);
  expect(await read(address, { query: { PageNumber: 2 } })).toBe('asked');
  expect([calls, firsts]).toEqual([[`GET ${address}`], [`${address}?PageNumber=2`]]);
});
