import { expect } from 'vitest';
import type { ApiServer } from './apiServer';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Shortcuts for requests to a server that a test opens later. */
export const callsTo = (server: () => ApiServer) => ({
  async create(url: string, payload: Record<string, unknown>): Promise<number> {
    const response = await server().call('POST', url, { payload });
    expect(response.statusCode, `${url}: ${response.body}`).toBe(201);
    return response.json<{ id: number }>().id;
  },

  status: async (as: string, method: Method, url: string, payload?: object): Promise<number> =>
    (await server().call(method, url, { as, ...(payload && { payload }) })).statusCode,

  async ids(as: string, url: string): Promise<readonly number[]> {
    const response = await server().call('GET', url, { as });
    expect(response.statusCode, `${url}: ${response.body}`).toBe(200);
    const answer = response.json<{ items: { id: number }[] } | { id: number }[]>();
    return (Array.isArray(answer) ? answer : answer.items).map(({ id }) => id).sort((a, b) => a - b);
  },
});
