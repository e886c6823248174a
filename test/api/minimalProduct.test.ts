import { beforeAll, describe, expect, it } from 'vitest';
import { library } from '../../examples/minimal/product';
import { assertSchemas } from '../../src/resources/check/check';
import { createRegistry } from '../../src/resources/registry/registry';
import { afterFile } from '../support/afterFile';
import { serveTenant, type OpenApiServer } from '../support/apiServer';
import { openTenantDatabase } from '../support/database';

const registry = createRegistry(library.schemas);

/** Declares nothing of the portal: the server must not depend on the portal's resources. */
describe('a second product on the same generator and server', () => {
  let server: OpenApiServer;

  beforeAll(async () => {
    server = await serveTenant(await openTenantDatabase(registry), registry, {}, { product: library });
    afterFile(() => server.close());
  });

  it('has valid declarations', () => expect(() => assertSchemas(library.schemas)).not.toThrow());

  it('writes, lists and searches its records, nested ones too', async () => {
    const author = await server.call('POST', '/api/Auteurs', { payload: { nom: 'Colette' } });
    expect(author.statusCode, author.body).toBe(201);
    const { id: auteurId } = author.json<{ id: number }>();
    const book = await server.call('POST', '/api/Livres', { payload: { titre: 'Sido', auteurId, annee: 1930 } });
    expect(book.statusCode, book.body).toBe(201);
    const { id } = book.json<{ id: number }>();
    const borrower = await server.account([]);
    const loan = await server.call('POST', `/api/Livres/${id}/prets`, {
      payload: { emprunteurId: borrower.id, du: '2026-03-01' },
    });
    expect(loan.statusCode, loan.body).toBe(201);
    const found = await server.call('GET', '/api/Livres?PageNumber=1&PageSize=10&Search=sido');
    expect(found.json<{ items: readonly { titre: string }[] }>().items.map(({ titre }) => titre)).toEqual(['Sido']);
  });

  it('needs its own rights', async () => {
    const stranger = await server.tokenFor([]);
    expect((await server.call('GET', '/api/Livres', { as: stranger })).statusCode).toBe(403);
    const reader = await server.tokenFor(['BIBLIOTHEQUE:read']);
    expect((await server.call('GET', '/api/Livres', { as: reader })).statusCode).toBe(200);
    expect((await server.call('POST', '/api/Auteurs', { as: reader, payload: { nom: 'X' } })).statusCode).toBe(403);
  });

  it('documents itself, without the portal', async () => {
    const { paths } = (await server.call('GET', '/openapi.json')).json<{ paths: Readonly<Record<string, unknown>> }>();
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/Livres/{livreId}/prets', '/api/history']));
    expect(Object.keys(paths).filter((path) => /Entreprises|creneaux|planning/.test(path))).toEqual([]);
  });

  it('returns what each page starts with', async () => {
    const { answers } = (await server.call('GET', '/api/MySession')).json<{
      answers: Readonly<Record<string, unknown>>;
    }>();
    expect(Object.keys(answers).toSorted()).toEqual(['MyProfile', 'MyRights', 'extensions']);
  });
});
