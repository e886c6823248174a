import { expect } from 'vitest';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from './apiServer';

type Method = Parameters<ApiServer['call']>[0];

/** The API of the declared resources, with shortcuts for its tests; `as` is the token of another caller. */
export async function openDeclaredServer(env?: Readonly<Record<string, string>>) {
  const server = await openApiServer(createRegistry(schemas), env);
  const answer = async (method: Method, url: string, payload?: object, as?: string) => {
    const response = await server.call(method, url, { ...(payload && { payload }), ...(as && { as }) });
    return { status: response.statusCode, body: response.json() };
  };
  const made = async (url: string, payload: object, as?: string): Promise<number> => {
    const { status, body } = await answer('POST', url, payload, as);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.id;
  };
  return { ...server, answer, made };
}

export type DeclaredServer = Awaited<ReturnType<typeof openDeclaredServer>>;
