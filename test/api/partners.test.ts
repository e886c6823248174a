import { beforeAll, describe, expect, it } from 'vitest';
import { openDeclaredServer, type DeclaredServer } from '../support/declaredServer';

let server: DeclaredServer;

beforeAll(async () => {
  server = await openDeclaredServer();
});

const namesAt = async (query: string): Promise<string[]> =>
  (await server.answer('GET', `/api/PartenairesFASTT?OrderBy=nom${query}`)).body.items.map(
    ({ nom }: { nom: string }) => nom,
  );

describe('FASTT partners', () => {
  let typeId: number;

  beforeAll(async () => {
    typeId = await server.made('/api/TypesPartenaireFASTT', { code: 'CRECHE', libelle: 'Crèche' });
    const of = async (nom: string, values: object) => server.made('/api/PartenairesFASTT', { nom, typeId, ...values });
    await of('a attend', {});
    await of('b valide', { etat: 'Valide' });
    await of('c ancien', { etat: 'Valide', ancien: true });
    await of('d refusé', { etat: 'Refuse' });
  });

  it.each([
    ['', ['b valide']],
    ['&IncludePendingValidation=true', ['a attend', 'b valide']],
    ['&IncludeOldPartenaires=true', ['b valide', 'c ancien', 'd refusé']],
    ['&OnlyPendingValidation=true', ['a attend']],
    ['&OnlyPendingValidation=true&IncludePendingValidation=true', ['a attend']],
    ['&IncludePendingValidation=true&IncludeOldPartenaires=true', ['a attend', 'b valide', 'c ancien', 'd refusé']],
  ])('are listed with three parameters: %s', async (query, names) => expect(await namesAt(query)).toEqual(names));

  it('are decided on only by their administrators', async () => {
    const editor = await server.tokenFor(['PARTENAIRES_FASTT:create', 'PARTENAIRES_FASTT:update']);
    const admin = await server.tokenFor(['PARTENAIRES_FASTT:admin']);
    const claimed = await server.answer(
      'POST',
      '/api/PartenairesFASTT',
      { nom: 'Élan', typeId, etat: 'Valide' },
      editor,
    );
    expect([claimed.status, claimed.body.type]).toEqual([403, '/docs/errors/reservedDecision']);
    const id = await server.made('/api/PartenairesFASTT', { nom: 'Élan', typeId }, editor);
    expect((await server.answer('PUT', `/api/PartenairesFASTT/${id}`, { etat: 'Valide' }, editor)).status).toBe(403);
    const renamed = await server.answer(
      'PUT',
      `/api/PartenairesFASTT/${id}`,
      { nom: 'Élan Nord', etat: 'EnAttente' },
      editor,
    );
    expect([renamed.status, renamed.body.nom, renamed.body.etat]).toEqual([200, 'Élan Nord', 'EnAttente']);
    const accepted = await server.answer('PUT', `/api/PartenairesFASTT/${id}`, { etat: 'Valide' }, admin);
    expect([accepted.status, accepted.body.etat]).toEqual([200, 'Valide']);
  });
});

describe('rights on the planning', () => {
  it('include those of its overall administrators', async () => {
    const as = await server.tokenFor(['PLANNING_SUPERADMIN:admin']);
    const id = await server.made('/api/typesCreneau', { code: 'ATELIER', libelle: 'Atelier' }, as);
    expect((await server.answer('PUT', `/api/typesCreneau/${id}`, { libelle: 'Ateliers' }, as)).status).toBe(200);
    const other = await server.tokenFor(['PLANNING_SALARIE:admin']);
    expect((await server.answer('DELETE', `/api/typesCreneau/${id}`, undefined, other)).status).toBe(403);
    expect((await server.answer('DELETE', `/api/typesCreneau/${id}`, undefined, as)).status).toBe(200);
  });
});
