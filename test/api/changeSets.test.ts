import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeReport, ChangeRequest } from '../../src/resources/changes/changes';
import { defineResource } from '../../src/resources/defineResource';
import { file } from '../../src/resources/fields/file/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Problem } from '../../src/resources/protocol/problem';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { postChanges, reported } from '../support/changeSetCalls';
import { Articles, Lots, Rayons } from '../support/databaseResources';
import { makeRightsHolder } from '../support/rightsHolder';

const words = (word: string) => [word, word, word, word] as const;

const Notes = defineResource({
  name: 'Notes',
  contract: true,
  label: { one: words('Note'), many: words('Notes') },
  rights: 'NOTES',
  ownedBy: 'auteurId',
  fields: {
    auteurId: integer({ label: words('Auteur') }),
    nom: text({ label: words('Nom'), required: true }),
    piece: file({ label: words('Pièce') }),
  },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
  operations: { download: 'extension' },
});

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Rayons, Articles, Lots, Notes]), { MAX_CHANGES_BYTES: '200000' });
});

const create = (collection: string, values: object): ChangeRequest => ({
  collection,
  action: 'create',
  values: { ...values },
});
const update = (collection: string, id: number, values: object, version?: number): ChangeRequest => ({
  collection,
  action: 'update',
  id,
  values: { ...values },
  ...(version !== undefined && { version }),
});
const remove = (collection: string, id: number): ChangeRequest => ({ collection, action: 'delete', id });

async function applied(...changes: readonly ChangeRequest[]): Promise<readonly number[]> {
  const report = await reported(server, changes);
  expect(report.applied, JSON.stringify(report)).toBe(true);
  return report.rows.map(({ id }) => id ?? 0);
}

const namesOf = async (collection: string, as?: string): Promise<readonly string[]> => {
  const response = await server.call('GET', `/api/${collection}?PageNumber=1&PageSize=200`, { ...(as && { as }) });
  return response.json<{ items: { nom: string }[] }>().items.map(({ nom }) => nom);
};

describe('a change set', () => {
  it('creates, updates and deletes at once, and reports the values before and after', async () => {
    const [changed = 0, deleted = 0, same = 0] = await applied(
      create('Articles', { nom: 'Ancien', ordre: 1 }),
      create('Articles', { nom: 'Parti' }),
      create('Articles', { nom: 'Pareil' }),
    );
    const changes = [
      create('Articles', { nom: 'Neuf' }),
      update('Articles', changed, { nom: 'Nouveau', ordre: 1 }, 1),
      remove('Articles', deleted),
      update('Articles', same, { nom: 'Pareil' }),
      create(`Articles/${changed}/lots`, { numero: 'L-1' }),
    ];
    const preview = await reported(server, changes, { preview: true });
    expect(preview).toMatchObject({ applied: false });
    expect(preview.rows[0]).not.toHaveProperty('id');
    const report = await reported(server, changes);
    expect(report).toMatchObject({
      applied: true,
      rows: [
        { index: 0, status: 'created', version: 1, after: { nom: 'Neuf', actif: true } },
        { index: 1, status: 'changed', id: changed, version: 2 },
        { index: 2, status: 'deleted', id: deleted, before: { nom: 'Parti' } },
        { index: 3, status: 'unchanged', id: same, version: 1 },
        { index: 4, status: 'created', after: { numero: 'L-1' } },
      ],
    });
    expect(report.rows[1]).toMatchObject({ before: { nom: 'Ancien' }, after: { nom: 'Nouveau' } });
    expect(report.rows[1]?.after).not.toHaveProperty('ordre');
    expect(report.id).toBeGreaterThan(0);
    expect(await namesOf('Articles')).toEqual(expect.arrayContaining(['Neuf', 'Nouveau', 'Pareil']));
  });

  it('is kept as a whole or not at all, and explains what is wrong', async () => {
    const changes = [create('Rayons', { code: 'TOUT', nom: 'Bon' }), create('Rayons', { code: 'TOUT2', nom: '' })];
    const report = await reported(server, changes);
    expect(report).toMatchObject({
      applied: false,
      rows: [
        { status: 'created', after: { nom: 'Bon' } },
        { index: 1, status: 'refused', reason: 'invalid', issues: { nom: [{ code: 'required' }] } },
      ],
    });
    expect(report.rows[1]?.message).toMatch(/^Nom\u00a0: .+\.$/);
    expect(await namesOf('Rayons')).not.toContain('Bon');
  });

  it('keeps the good rows if requested', async () => {
    const changes = [
      create('Rayons', { code: 'BON1', nom: 'Premier' }),
      create('Rayons', { code: 'bon1', nom: 'Double' }),
      update('Rayons', 999_999, { nom: 'Personne' }),
      create('Rayons', { code: 'BON2', nom: 'Second' }),
    ];
    const preview = await reported(server, changes, { mode: 'good', preview: true });
    const report = await reported(server, changes, { mode: 'good' });
    const statuses = ['created', 'refused', 'refused', 'created'];
    expect(preview.rows.map(({ status }) => status)).toEqual(statuses);
    expect(report).toMatchObject({ applied: true, rows: statuses.map((status) => ({ status })) });
    expect(report.rows.map(({ reason }) => reason)).toEqual([undefined, 'duplicate', 'notFound', undefined]);
    expect(await namesOf('Rayons')).toEqual(expect.arrayContaining(['Premier', 'Second']));
    expect(await namesOf('Rayons')).not.toContain('Double');
  });

  it('refuses rows that changed since they were read, and cycles that its rows close together', async () => {
    const [a = 0, b = 0] = await applied(
      create('Rayons', { code: 'CYCLE-A', nom: 'A' }),
      create('Rayons', { code: 'CYCLE-B', nom: 'B' }),
    );
    await applied(update('Rayons', a, { nom: 'A2' }));
    const { rows } = await reported(server, [
      update('Rayons', a, { nom: 'A3' }, 1),
      update('Rayons', a, { parentId: b }),
      update('Rayons', b, { parentId: a }),
    ]);
    expect(rows.map(({ reason }) => reason)).toEqual(['stale', undefined, 'cycle']);
    expect(rows[0]?.message).toContain('modifié');
  });

  it('answers in the language of its reader', async () => {
    const response = await server.call('POST', '/api/changeSets?Preview=true', {
      headers: { 'accept-language': 'de' },
      payload: { origin: 'api', changes: [remove('Articles', 999_999)] },
    });
    expect(response.json<ChangeReport>().rows[0]?.message).toMatch(/Eintrag|existiert/);
  });
});

describe('each row needs', () => {
  it('the right that a single write needs, at the moment of the write', async () => {
    const { token, lacking } = await makeRightsHolder(server, ['ARTICLES:create', 'RAYONS:read']);
    const [article = 0] = await applied(create('Articles', { nom: 'Protégé' }));
    const changes = [
      create('Articles', { nom: 'Permis' }),
      update('Articles', article, { nom: 'Volé' }),
      remove('Articles', article),
      create('Rayons', { code: 'NON', nom: 'Non' }),
    ];
    const preview = await reported(server, changes, { as: token, preview: true, mode: 'good' });
    expect(preview.rows.map(({ reason }) => reason)).toEqual([undefined, 'forbidden', 'forbidden', 'forbidden']);
    expect(preview.rows[1]?.message).toMatch(/Articles\s: modification \/ Articles\s: administration/);
    // The right is lost between the preview and the write.
    const report = await lacking(['ARTICLES:create', 'RAYONS:read'], () =>
      reported(server, changes, { as: token, mode: 'good' }),
    );
    expect(report.rows.map(({ reason }) => reason)).toEqual(Array(4).fill('forbidden'));
    expect(await namesOf('Articles')).not.toContain('Permis');
  });

  it('a record that the caller can see', async () => {
    const [mine, hers] = [await server.tokenFor([]), await server.tokenFor(['NOTES:admin'])];
    const made = await reported(server, [create('Notes', { nom: 'à moi', auteurId: 999 })], { as: mine });
    const id = made.rows[0]?.id ?? 0;
    expect(made.rows[0]?.after?.['auteurId']).not.toBe(999);
    const stolen = await reported(server, [update('Notes', id, { nom: 'lu' }), remove('Notes', id)], { as: hers });
    expect(stolen.rows.map(({ reason }) => reason)).toEqual(['notFound', 'notFound']);
    expect(await reported(server, [update('Notes', id, { nom: 'encore' })], { as: mine })).toMatchObject({
      applied: true,
    });
  });

  it('an existing collection and existing parents', async () => {
    const [one = 0, other = 0] = await applied(create('Articles', { nom: 'Un' }), create('Articles', { nom: 'Autre' }));
    const [lot = 0] = await applied(create(`Articles/${one}/lots`, { numero: 'DESSOUS' }));
    const { rows } = await reported(server, [
      create('Inconnus', { nom: 'x' }),
      create('Articles/999999/lots', { numero: 'X1' }),
      update(`Articles/${other}/lots`, lot, { numero: 'X2' }),
      create(`Articles/${one}/lots`, { numero: 'X3', articleId: other }),
      create('Articles/abc/lots', { numero: 'X4' }),
      remove('Utilisateurs/../Articles', one),
    ]);
    expect(rows.map(({ reason }) => reason)).toEqual([
      'notFound',
      'notFound',
      'notFound',
      'invalid',
      'notFound',
      'notFound',
    ]);
    expect(rows[0]?.message).toContain('Inconnus');
  });

  it('the files that the record has', async () => {
    const stored = { id: 'a'.repeat(64), name: 'a.pdf', type: 'application/pdf', size: 1 };
    const { rows } = await reported(server, [create('Notes', { nom: 'pièce', piece: stored })]);
    expect(rows[0]).toMatchObject({ reason: 'invalid', issues: { piece: [{ code: 'file' }] } });
  });

  it('a session', async () => {
    expect((await postChanges(server, [], { as: null })).statusCode).toBe(401);
  });
});

describe('a key', () => {
  it('applies once, and answers the same again', async () => {
    const changes = [create('Articles', { nom: 'Une fois' }), create('Articles', { nom: 'Une fois aussi' })];
    const asked = { key: 'une-fois', mode: 'good' } as const;
    const first = await reported(server, [...changes, remove('Articles', 999_999)], asked);
    expect(await reported(server, [...changes, remove('Articles', 999_999)], asked)).toEqual(first);
    expect((await namesOf('Articles')).filter((nom) => nom === 'Une fois')).toHaveLength(1);
    const other = await postChanges(server, changes, asked);
    expect(other.statusCode).toBe(409);
    expect(other.json<Problem>().type).toMatch(/idempotencyReused$/);
  });

  it('belongs to its writer', async () => {
    const token = await server.tokenFor(['ARTICLES:create']);
    const changes = [create('Articles', { nom: 'Chacun la sienne' })];
    await reported(server, changes, { key: 'chacun' });
    await reported(server, changes, { key: 'chacun', as: token });
    expect((await namesOf('Articles')).filter((nom) => nom === 'Chacun la sienne')).toHaveLength(2);
  });

  it('is applied once by concurrent requests', async () => {
    const changes = [create('Articles', { nom: 'Ensemble' })];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => postChanges(server, changes, { key: 'ensemble' })),
    );
    for (const answer of answers) expect([200, 409]).toContain(answer.statusCode);
    expect((await namesOf('Articles')).filter((nom) => nom === 'Ensemble')).toHaveLength(1);
  });

  it('is not used up by a refused set', async () => {
    const asked = { key: 'refusé' } as const;
    await reported(server, [create('Rayons', { code: 'REFUS', nom: '' })], asked);
    const again = await reported(server, [create('Rayons', { code: 'REFUS', nom: 'Corrigé' })], asked);
    expect(again.applied).toBe(true);
  });
});
