import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { SummaryData } from '../../src/resources/protocol/recordCalls';
import { openAddressedServer, type AddressedServer } from '../support/addressedServer';

let server: AddressedServer;
let circle: number;

const YEAR = new Date().getFullYear();

beforeAll(async () => {
  server = await openAddressedServer();
  // Makes the ids of circles differ from those of records below them.
  for (const nom of ['Un', 'Deux', 'Trois']) await server.circle(nom);
  circle = await server.circle('Résumé');
  const gensId = await server.person('Alix');
  for (const [jour, urgente] of [
    [`${YEAR - 1}-01-01`, true],
    [`${YEAR + 3}-01-01`, true],
    [`${YEAR + 1}-01-01`, false],
    [`${YEAR + 2}-01-01`, false],
  ] as const)
    await server.create(`Cercles/${circle}/visites?gensId=${gensId}&jour=${jour}&urgente=${urgente}`, {});
  await server.create(`Cercles/${circle}/membres`, { membreId: gensId });
  await server.create(`Cercles/${circle}/secrets`, { texte: 'chut' });
  const { id: room } = await server.create(`Cercles/${circle}/salles`, { nom: 'Salle' });
  await server.call('POST', `/api/Cercles/${circle}/salles/${room}/occupants/${gensId}`);
});

describe('the summary of a record', () => {
  it('counts the records below it, including views, and contains its cards', async () => {
    const { counts, cards } = await server.read<SummaryData>(`Cercles/${circle}/resume`);
    expect(counts).toEqual({
      'Cercles/{cercleId}/membres': 1,
      'Cercles/{cercleId}/salles': 1,
      'Cercles/{cercleId}/plans': 0,
      'Cercles/{cercleId}/visites': 4,
      'Cercles/{cercleId}/urgences': 2,
      'reseau/cercles/{cercleId}/liens': 0,
      'Cercles/{cercleId}/pieces': 0,
      'Cercles/{cercleId}/secrets': 1,
    });
    expect(cards['prochaines']?.totalCount).toBe(3);
    expect(cards['prochaines']?.items.map(({ jour, cercleId }) => [jour, cercleId])).toEqual([
      [`${YEAR + 1}-01-01`, circle],
      [`${YEAR + 2}-01-01`, circle],
    ]);
    expect(cards['secretes']?.totalCount).toBe(1);
  });

  it('only contains what the caller may list', async () => {
    const as = await server.tokenFor(['CERCLES:read']);
    const { counts, cards } = await server.read<SummaryData>(`Cercles/${circle}/resume`, { as });
    expect(counts).toHaveProperty(['Cercles/{cercleId}/visites'], 4);
    expect(counts).not.toHaveProperty(['Cercles/{cercleId}/secrets']);
    expect(Object.keys(cards)).toEqual(['prochaines']);
    expect(
      await server.status('GET', `Cercles/${circle}/resume`, { as: await server.tokenFor(['SECRETS:read']) }),
    ).toBe(403);
  });

  it('takes one statement, however many collections there are', async () => {
    const queries = vi.spyOn(server.tenant.database.pool, 'query');
    await server.read(`Cercles/${circle}/resume`);
    const counting = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('union all'));
    expect(counting).toHaveLength(1);
  });

  it('works for nested records', async () => {
    const { items } = await server.read<{ items: { id: number }[] }>(`Cercles/${circle}/salles`);
    const address = `salles/${items[0]?.id}/resume`;
    expect(await server.read(`Cercles/${circle}/${address}`)).toEqual({
      counts: { 'Cercles/{cercleId}/salles/{salleId}/occupants': 1 },
      cards: {},
    });
    expect(await server.status('GET', `Cercles/${await server.circle('Autre')}/${address}`)).toBe(404);
    expect(await server.status('GET', 'Cercles/999999/resume')).toBe(404);
    expect(await server.status('GET', `Cercles/${circle}/visites/1/resume`)).toBe(404);
  });
});

describe('the count of a nested collection', () => {
  it("is a plain number at the contract's address", async () => {
    const response = await server.call('GET', `/api/cercles/${circle}/comptevisites`);
    expect([response.headers['content-type'], response.body]).toEqual(['application/json; charset=utf-8', '4']);
    expect(await server.read(`Cercles/${await server.circle('Sans visite')}/CompteVisites`)).toBe(0);
    expect(await server.status('GET', 'Cercles/999999/CompteVisites')).toBe(404);
    const as = await server.tokenFor(['SECRETS:read']);
    expect(await server.status('GET', `Cercles/${circle}/CompteVisites`, { as })).toBe(403);
  });
});
