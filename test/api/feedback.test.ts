import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../src/resources/language/moments';
import { applyRows } from '../../server/seed/applyRows';
import { openDeclaredServer, type DeclaredServer } from '../support/declaredServer';

let server: DeclaredServer;
const today = dayOf(new Date());

beforeAll(async () => {
  server = await openDeclaredServer();
});

describe('the averages of opinions', () => {
  it('count the last score per person and day, for people who may read opinions', async () => {
    const first = await server.tokenFor([]);
    const second = await server.tokenFor([]);
    const give = (avis: number, as: string) => server.answer('PUT', '/api/Avis', { avis }, as);
    for (const [avis, as] of [
      [2, first],
      [6, first],
      [9, second],
    ] as const)
      expect((await give(avis, as)).status).toBe(200);
    expect((await server.answer('GET', '/api/Avis/moyennes')).body).toEqual([
      { mois: today.slice(0, 7), moyenne: 7.5, nombre: 2 },
    ]);
    expect((await server.answer('GET', '/api/Avis/moyennes', undefined, first)).status).toBe(403);
    expect((await server.answer('GET', '/api/Avis/moyennes?Annee=2026')).status).toBe(400);
    expect((await server.answer('GET', '/api/Avis')).body.totalCount).toBe(2);
  });
});

describe('the average mood of a team', () => {
  it('is shown to its members, for weeks with five answers', async () => {
    const [team = 0, small = 0] = await applyRows(server.tenant, 'Equipes', [
      { code: 'NORD', libelle: 'Nord' },
      { code: 'SUD', libelle: 'Sud' },
    ]);
    const people = await Promise.all(Array.from({ length: 5 }, () => server.account([])));
    const join = (equipeId: number, ids: readonly number[]) =>
      applyRows(
        server.tenant,
        'Equipes/{equipeId}/membres',
        ids.map((membreId) => ({ membreId })),
        { equipeId },
      );
    const ids = people.map(({ id }) => id);
    await join(team, ids);
    await join(small, ids.slice(0, 4));
    const feel = (token: string, humeur: string) => server.made('/api/Humeur', { date: today, humeur }, token);
    const [one, ...others] = people.map(({ token }) => token);
    if (!one) throw new Error('nobody');
    const teams = async (as: string) => (await server.answer('GET', '/api/Humeur/equipes', undefined, as)).body;
    await Promise.all(others.map((token) => feel(token, 'TresBonne')));
    expect(await teams(one)).toEqual([]);
    // Only the last mood of a day counts.
    await feel(one, 'TresBonne');
    await feel(one, 'TresMauvaise');
    expect(await teams(one)).toEqual([
      { equipeId: team, equipe: 'Nord', semaine: expect.stringMatching(/^\d{4}-W\d\d$/), moyenne: 4.2, personnes: 5 },
    ]);
    expect(await teams(await server.tokenFor([]))).toEqual([]);
    expect((await server.answer('GET', '/api/Humeur/equipes?EquipeId=1', undefined, one)).status).toBe(400);
  });
});

describe('business-intelligence reports', () => {
  it('are shown to the people listed on them, and to those who maintain them', async () => {
    const reader = await server.account(['ACCES_BI:read']);
    const [open = 0, closed = 0] = await applyRows(
      server.tenant,
      'BIRapports',
      ['Activité', 'Effectifs'].map((nom) => ({ nom, url: `https://bi.example.org/${nom.length}` })),
    );
    await applyRows(server.tenant, 'BIAcces', [{ utilisateurId: reader.id, rapportId: open }]);
    const seen = async (as?: string) => {
      const { body } = await server.answer('GET', '/api/BIRapports', undefined, as);
      return (body as { id: number }[]).map(({ id }) => id);
    };
    expect(await seen(reader.token)).toEqual([open]);
    expect(await seen(await server.tokenFor(['ACCES_BI:read']))).toEqual([]);
    expect(await seen(await server.tokenFor(['ACCES_BI:read', 'ACCES_BI:update']))).toEqual([open, closed]);
    expect((await server.answer('GET', `/api/BIRapports/${closed}`, undefined, reader.token)).status).toBe(404);
  });
});
