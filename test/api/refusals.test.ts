import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '../../src/resources/language/values';
import { recordIssues } from '../../src/resources/records/recordIssues';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Articles, Remises } from '../support/refusingResources';

let server: ApiServer;
const stocks = new Map<number, Values>();

const send = async (method: 'POST' | 'PUT', path: string, payload: object, language = 'fr') => {
  const headers = { 'accept-language': language };
  const response = await server.call(method, `/api/${path}`, { payload, headers });
  const body = response.json();
  return {
    status: response.statusCode,
    errors: body.errors ?? {},
    id: Number(body.id),
    set: response.headers['change-set'],
  };
};
const create = (values: object, language?: string) => send('POST', 'Remises', { objet: 'Gants', ...values }, language);
const change = (id: number, values: object) => send('PUT', `Remises/${id}`, values);
const article = async (stock: number | null): Promise<number> => {
  const { id } = await send('POST', 'Articles', { nom: 'Gants', stock });
  stocks.set(id, { stock });
  return id;
};

beforeAll(async () => {
  server = await openApiServer(createRegistry([Articles, Remises]));
});

describe('a refusal of a declaration', () => {
  it("is a problem at the field, with the declaration's text in the caller's language", async () => {
    const articleId = await article(4);
    expect(await create({ articleId, quantite: 5 })).toMatchObject({
      status: 400,
      errors: { quantite: ['La quantité remise ne peut pas dépasser la quantité en stock.'] },
    });
    expect((await create({ articleId, quantite: 5 }, 'en')).errors).toEqual({
      quantite: ['No more can be handed out than there is in stock.'],
    });
    expect((await create({ articleId, quantite: 4 })).status).toBe(201);
    expect((await create({ articleId, quantite: 2, mode: 'unite' })).errors).toEqual({
      quantite: ['À l’unité, une seule pièce est remise.'],
    });
  });

  it('applies to an update only if it changes a value', async () => {
    const articleId = await article(4);
    const { id } = await create({ articleId, quantite: 4 });
    expect((await change(id, { rendu: 5 })).errors).toHaveProperty('rendu');
    await send('PUT', `Articles/${articleId}`, { stock: 1 });
    expect((await change(id, { objet: 'Autres gants' })).status).toBe(200);
    expect((await change(id, { quantite: 3 })).errors).toHaveProperty('quantite');
    expect((await change(id, { quantite: 1 })).status).toBe(200);
  });

  it('applies to an import: its preview names row and field, and good rows are imported', async () => {
    const articleId = await article(4);
    const rows = [
      { objet: 'un', articleId, quantite: 4 },
      { objet: 'deux', articleId, quantite: 5 },
      { objet: 'trois', quantite: 1, rendu: 2 },
    ];
    const changes = rows.map((values) => ({ action: 'create', collection: 'Remises', values }));
    for (const path of ['?Preview=true', '']) {
      const response = await server.call('POST', `/api/changeSets${path}`, { payload: { changes } });
      const text = response.body;
      expect(text).toContain('La quantité remise ne peut pas dépasser la quantité en stock.');
      expect(text).toContain('Il ne peut pas en revenir plus qu’il n’en est sorti.');
    }
    const many = [1, 2].map(() => ({ action: 'create', collection: 'Remises', values: rows[0] }));
    const response = await server.call('POST', '/api/changeSets', { payload: { changes: many } });
    expect(response.statusCode, response.body).toBe(200);
  });

  it('applies to a revert that would violate it, and no other', async () => {
    const articleId = await article(4);
    const { id } = await create({ articleId, quantite: 4 });
    const fewer = await change(id, { quantite: 1 });
    const renamed = await change(id, { objet: 'Bottes' });
    await send('PUT', `Articles/${articleId}`, { stock: 0 });
    const revert = async (set: unknown): Promise<string> => {
      const response = await server.call('POST', `/api/changeSets/${String(set)}/revert`, { payload: {} });
      return response
        .json<{ rows: { status: string }[] }>()
        .rows.map(({ status }) => status)
        .join();
    };
    expect(await revert(renamed.set)).toBe('changed');
    expect(await revert(fewer.set)).toBe('refused');
    await send('PUT', `Articles/${articleId}`, { stock: 4 });
    expect(await revert(fewer.set)).toBe('changed');
  });

  it('is documented: conditions as data, and reasons as sentences', async () => {
    const document = (await server.call('GET', '/openapi.json')).json();
    const { quantite } = document.components.schemas.Remises.properties;
    expect(quantite['x-refusedWhen']).toEqual(Remises.fields.quantite.refusedWhen.map(({ when }) => when));
    expect(quantite.description).toContain('La quantité remise ne peut pas dépasser la quantité en stock.');
  });
});

/** The API checks other records only once the record itself is valid, so it may name fewer fields, but no others. */
function agrees(errors: object, inBrowser: object): void {
  const [wrong, expected] = [Object.keys(errors), Object.keys(inBrowser)];
  expect(wrong.length > 0).toBe(expected.length > 0);
  expect(expected).toEqual(expect.arrayContaining(wrong));
}

it('the browser and the API refuse the same', async () => {
  const articles = [null, await article(3), await article(null)];
  const referenced = (_field: string, id: unknown) => {
    const record = stocks.get(Number(id));
    return record && { schema: Articles, record };
  };
  const browser = { ...Remises, referenced };
  const number = fc.constantFrom(null, 0, 1, 3, 4);
  const record = fc.record({
    articleId: fc.constantFrom(...articles),
    quantite: number,
    rendu: number,
    mode: fc.constantFrom(null, 'unite', 'lot'),
    le: fc.constantFrom(null, '2001-02-03', '2999-02-03'),
  });
  await fc.assert(
    fc.asyncProperty(record, record, async (first, second) => {
      const stored = { objet: 'Gants', ...first };
      const { status, errors, id } = await create(first);
      agrees(errors, recordIssues(browser, stored));
      if (status !== 201) return;
      const wrong = (await change(id, second)).errors;
      agrees(wrong, recordIssues(browser, { ...stored, ...second }, stored));
    }),
    { numRuns: 60 },
  );
});
