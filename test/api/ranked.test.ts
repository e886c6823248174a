import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { openAddressedServer, type AddressedServer } from '../support/addressedServer';
import { multipartBody } from '../support/multipart';

let server: AddressedServer;

beforeAll(async () => {
  server = await openAddressedServer();
});

const plansOf = (circle: number) => `Cercles/${circle}/plans`;

async function circleWithPlans(nom: string) {
  const circle = await server.circle(nom);
  const plans: AnyRecord[] = [];
  for (const [Annee, Libelle] of [
    [2025, 'a'],
    [2026, 'b'],
    [2026, 'c'],
  ] as const)
    plans.push(await server.create(plansOf(circle), { Annee, Libelle }));
  return { circle, plans };
}

describe('records addressed by segment and rank', () => {
  it('get a rank on creation, from 0 in each segment, and keep it', async () => {
    const { circle, plans } = await circleWithPlans('Rangs');
    expect(plans.map(({ Annee, index }) => [Annee, index])).toEqual([
      [2025, 0],
      [2026, 0],
      [2026, 1],
    ]);
    expect(await server.status('DELETE', `${plansOf(circle)}/2026?index=0`)).toBe(200);
    const left = await server.read<AnyRecord[]>(plansOf(circle));
    expect(left.map(({ Annee, index }) => [Annee, index])).toEqual([
      [2025, 0],
      [2026, 1],
    ]);
  });

  it('are updated and deleted by them; without a rank it is the first', async () => {
    const { circle } = await circleWithPlans('Écriture');
    const form = multipartBody([
      { name: 'Annee', value: '2026' },
      { name: 'Libelle', value: 'changé' },
    ]);
    const changed = await server.call('PUT', `/api/${plansOf(circle)}/2026?INDEX=1`, form);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json()).toMatchObject({ Annee: 2026, index: 1, Libelle: 'changé', cercleId: circle });
    const deleted = await server.call('DELETE', `/api/${plansOf(circle)}/2026`);
    expect(deleted.json()).toMatchObject({ Annee: 2026, index: 0, Libelle: 'b' });
    expect((await server.read<AnyRecord[]>(plansOf(circle))).map(({ Libelle }) => Libelle)).toEqual(['a', 'changé']);
  });

  it('are read by their id', async () => {
    const { circle, plans } = await circleWithPlans('Lecture');
    const [plan] = plans;
    expect(await server.read(`${plansOf(circle)}/${plan?.id}`)).toEqual(plan);
    expect(await server.status('GET', `${plansOf(circle)}/2026`)).toBe(404);
  });

  it('do not exist under another segment, rank or circle', async () => {
    const { circle } = await circleWithPlans('Absents');
    const other = await server.circle('Autre');
    for (const address of [
      `${plansOf(circle)}/2027?index=0`,
      `${plansOf(circle)}/2026?index=2`,
      `${plansOf(circle)}/abc?index=0`,
      `${plansOf(other)}/2026?index=0`,
    ]) {
      expect(await server.status('PUT', address, { payload: { Libelle: 'x' } }), address).toBe(404);
      expect(await server.status('DELETE', address), address).toBe(404);
    }
  });

  it('refuse an invalid rank', async () => {
    const { circle } = await circleWithPlans('Faux');
    for (const rank of ['-1', 'un', '1.5'])
      expect(await server.status('DELETE', `${plansOf(circle)}/2026?index=${rank}`), rank).toBe(400);
    expect(await server.status('DELETE', `${plansOf(circle)}/2026?rang=0`)).toBe(400);
  });

  it("are listed by a field's value through a parameter", async () => {
    const { circle } = await circleWithPlans('Paramètre');
    const listed = await server.read<AnyRecord[]>(`${plansOf(circle)}?annee=2026`);
    expect(listed.map(({ Libelle }) => Libelle)).toEqual(['b', 'c']);
    expect(await server.read(`${plansOf(circle)}?Annee=2030`)).toEqual([]);
    expect(await server.status('GET', `${plansOf(circle)}?Annee=hier`)).toBe(400);
  });

  it('need the right of each operation', async () => {
    const { circle } = await circleWithPlans('Droits');
    const reader = await server.tokenFor(['CERCLES:read']);
    const payload = { Libelle: 'x' };
    expect(await server.status('PUT', `${plansOf(circle)}/2026?index=0`, { as: reader, payload })).toBe(403);
    expect(await server.status('DELETE', `${plansOf(circle)}/2026?index=0`, { as: reader })).toBe(403);
  });
});
