import { HttpError } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttp } from './http';
import type { Http, TokenSource } from './httpTypes';
import { startTestServer, type Received, type Reply, type TestServer } from './testServer';

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function talkingTo(answer: (request: Received) => Reply, token: TokenSource = async () => 'abc'): Promise<Http> {
  server = await startTestServer(answer);
  return createHttp({ apiUrl: server.apiUrl, token, language: () => 'pt' });
}

const failureOf = async (call: Promise<unknown>): Promise<HttpError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof HttpError) return error;
  throw new Error(`an HttpError was expected, not ${String(error)}`);
};

describe('createHttp', () => {
  it('sends the token, the language, and a body with 0 and false', async () => {
    const http = await talkingTo(() => ({ json: { id: 1 }, headers: { etag: '"7"' } }));
    const answer = await http.json('TypeContrats', {
      method: 'POST',
      body: { ordre: 0, actif: false },
      query: { A: 0, B: true },
    });
    expect(answer.body).toEqual({ id: 1 });
    expect(answer.headers.get('etag')).toBe('"7"');
    expect(server?.lines()).toEqual(['POST /TypeContrats?B=true']);
    expect(server?.received[0]).toMatchObject({
      headers: { authorization: 'Bearer abc', 'accept-language': 'pt', 'content-type': 'application/json' },
      body: '{"ordre":0,"actif":false}',
    });
  });

  it('names the viewed person in requests, and then sends no writes', async () => {
    server = await startTestServer(() => ({ json: [] }));
    const { json } = createHttp({
      apiUrl: server.apiUrl,
      token: async () => 'abc',
      language: () => 'fr',
      viewedAs: () => 2,
    });
    await json('TypeContrats');
    expect(server.received[0]?.headers['x-view-as']).toBe('2');
    const error = await failureOf(json('TypeContrats/1', { method: 'PUT', body: {} }));
    expect(error.message).toBe('data.errors.viewAsReadOnly');
    expect(server.lines()).toEqual(['GET /TypeContrats']);
  });

  it('returns null for an empty body', async () => {
    const http = await talkingTo(() => ({ status: 204 }));
    expect((await http.json('TypeContrats/1', { method: 'DELETE' })).body).toBeNull();
  });

  it('sends a form as multipart', async () => {
    const http = await talkingTo(() => ({ json: {} }));
    const form = new FormData();
    form.append('fichier', new File(['contenu'], 'été.txt', { type: 'text/plain' }));
    await http.json('Entreprises/1/contrats', { method: 'POST', body: form });
    expect(server?.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server?.received[0]?.body).toContain('filename="été.txt"');
  });

  it('converts a problem document into errors by field', async () => {
    const problem = {
      title: 'Saisie incorrecte',
      detail: 'Deux champs',
      errors: { libelle: ['Obligatoire'], 'lignes.2.prix': ['Trop grand'] },
    };
    const http = await talkingTo(() => ({ status: 400, json: problem }));
    const error = await failureOf(http.json('TypeContrats'));
    expect(error).toMatchObject({
      status: 400,
      message: 'Obligatoire',
      body: {
        address: 'TypeContrats',
        errors: { libelle: 'Obligatoire', lignes: { 2: { prix: 'Trop grand' } }, root: { serverError: 'Deux champs' } },
      },
    });
  });

  it('shows the detail of a problem without fields, without form errors', async () => {
    const http = await talkingTo(() => ({ status: 409, json: { title: 'Conflit', detail: 'Encore utilisé' } }));
    const error = await failureOf(http.json('TypeContrats/1', { method: 'DELETE' }));
    expect(error.message).toBe('Encore utilisé');
    expect(error.body).not.toHaveProperty('errors');
  });

  it('has its own text for an error without a problem document', async () => {
    const http = await talkingTo(() => ({ status: 502, text: '<html>Bad gateway</html>' }));
    expect((await failureOf(http.json('TypeContrats'))).message).toBe('data.errors.unavailable');
  });

  it('reports an unreadable response', async () => {
    const http = await talkingTo(() => ({ text: '<html>' }));
    expect(await failureOf(http.json('TypeContrats'))).toMatchObject({ message: 'data.errors.unreadable', status: 0 });
  });

  it('repeats a request once after a 401, with a fresh token', async () => {
    const wishes: unknown[] = [];
    const http = await talkingTo(
      ({ headers }) => (headers.authorization === 'Bearer new' ? { json: 'ok' } : { status: 401 }),
      async (wish) => (wishes.push(wish), wish ? 'new' : 'old'),
    );
    expect((await http.json('MyRights')).body).toBe('ok');
    expect(wishes).toEqual([undefined, 'fresh']);
  });

  it('fails after a second 401, and at once without a fresh token', async () => {
    const http = await talkingTo(() => ({ status: 401 }));
    expect(await failureOf(http.json('MyRights'))).toMatchObject({
      status: 401,
      message: 'data.errors.unauthenticated',
    });
    expect(server?.received).toHaveLength(2);
    await server?.close();
    const withoutSession = await talkingTo(
      () => ({ status: 401 }),
      async () => undefined,
    );
    await failureOf(withoutSession.json('MyRights'));
    expect(server?.received).toHaveLength(1);
    expect(server?.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('reports a missing network', async () => {
    const http = await talkingTo(() => ({ json: {} }));
    await server?.close();
    expect(await failureOf(http.json('TypeContrats'))).toMatchObject({ message: 'data.errors.network', status: 0 });
  });

  it('reports a timeout', async () => {
    const http = await talkingTo(() => () => undefined);
    expect((await failureOf(http.json('TypeContrats', { timeout: 20 }))).message).toBe('data.errors.timeout');
  });

  it("is aborted by its signal, with the signal's reason", async () => {
    const controller = new AbortController();
    const http = await talkingTo(() => () => controller.abort());
    await expect(http.json('TypeContrats', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it("downloads bytes under the API's file name", async () => {
    const http = await talkingTo(() => ({
      text: 'contenu',
      headers: { 'content-disposition': "attachment; filename*=UTF-8''%C3%A9t%C3%A9.pdf" },
    }));
    const { blob, name } = await http.download('Entreprises/1/contrats/2/download');
    expect([await blob.text(), name]).toEqual(['contenu', 'été.pdf']);
  });
});
