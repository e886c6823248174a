import { beforeAll, describe, expect, it } from 'vitest';
import { tableName } from '../../server/database/tables/names';
import { applyRows } from '../../server/seed/applyRows';
import type { SummaryData } from '../../src/resources/protocol/recordCalls';
import { createRegistry } from '../../src/resources/registry/registry';
import { AccesPlateformeBeneficiaire } from '../../src/resources/schemas/accesPlateformeBeneficiaire';
import { Dossiers } from '../../src/resources/schemas/dossiers';
import { Entreprises } from '../../src/resources/schemas/entreprises';
import {
  EntrepriseAccesPlateforme,
  EntrepriseDossiers,
  EntrepriseInformations,
} from '../../src/resources/schemas/entreprisesVues';
import { InformationsAdditionnelles } from '../../src/resources/schemas/notices';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { openApiServer, type ApiServer } from '../support/apiServer';

interface Page {
  readonly items: readonly AnyRecord[];
  readonly totalCount: number;
}

let server: ApiServer;
let lac: number;
let nord: number;
let folders: readonly number[];

const company = async (code: string) =>
  (await applyRows(server.tenant, 'Entreprises', [{ code, nom: `Société ${code}` }]))[0] ?? 0;

beforeAll(async () => {
  server = await openApiServer(
    createRegistry([
      Entreprises,
      Dossiers,
      AccesPlateformeBeneficiaire,
      EntrepriseDossiers,
      EntrepriseAccesPlateforme,
      EntrepriseInformations,
      InformationsAdditionnelles,
    ]),
  );
  lac = await company('LAC');
  nord = await company('NORD');
  folders = await applyRows(
    server.tenant,
    'Dossiers',
    [lac, nord, lac].map((entrepriseId, index) => ({
      numero: `D-${index}`,
      nom: ['Petit', 'Petit', 'Grand'][index],
      prenom: 'Anaïs',
      etat: index === 2 ? 'Clos' : 'Ouvert',
      dateOuverture: `2026-0${index + 1}-01`,
      entrepriseId,
    })),
  );
});

const get = async <Answer>(path: string, as?: string) => {
  const response = await server.call('GET', `/api/${path}`, as === undefined ? {} : { as });
  expect([path, response.statusCode]).toEqual([path, 200]);
  return response.json<Answer>();
};
const status = async (path: string, as?: string) =>
  (await server.call('GET', `/api/${path}`, as === undefined ? {} : { as })).statusCode;
const idsOf = ({ items }: Page) => items.map(({ id }) => id);

describe('a view below a record by a field', () => {
  it('shows the records that reference the parent, searched, filtered, sorted and paged', async () => {
    const [first, , third] = folders;
    const at = `Entreprises/${lac}/Dossiers`;
    expect(idsOf(await get<Page>(at))).toEqual([third, first]);
    expect(idsOf(await get<Page>(`${at}?OrderBy=numero`))).toEqual([first, third]);
    expect(idsOf(await get<Page>(`${at}?Search=petit`))).toEqual([first]);
    const filter = encodeURIComponent(JSON.stringify({ field: 'etat', operator: 'equals', value: 'Clos' }));
    expect(idsOf(await get<Page>(`${at}?Filter=${filter}`))).toEqual([third]);
    const page = await get<Page>(`${at}?PageNumber=2&PageSize=1`);
    expect([idsOf(page), page.totalCount]).toEqual([[first], 2]);
    // The second read uses ordinals.
    expect(idsOf(await get<Page>(at))).toEqual([third, first]);
  });

  it("includes the parent's id, and no field that it does not show", async () => {
    const [first] = folders;
    const record = await get<AnyRecord>(`Entreprises/${lac}/Dossiers/${first}`);
    expect(record).toMatchObject({ id: first, entrepriseId: lac, numero: 'D-0' });
    expect(record).not.toHaveProperty('demande');
  });

  it('finds no record of another parent, and none below an unknown one', async () => {
    const [first, second] = folders;
    expect(await status(`Entreprises/${nord}/Dossiers/${first}`)).toBe(404);
    expect(await status(`Entreprises/999999/Dossiers`)).toBe(404);
    const many = await get<AnyRecord[]>(`Entreprises/${lac}/Dossiers?ids=${second},${first}`);
    expect(many.map(({ id }) => id)).toEqual([first]);
  });

  it("counts in the parent's summary, for people who may list it", async () => {
    const [entreprises, dossiers] = await Promise.all([
      server.tokenFor(['ENTREPRISES:read']),
      server.tokenFor(['ENTREPRISES:read', 'DOSSIERS:read']),
    ]);
    const counts = async (as: string) => (await get<SummaryData>(`Entreprises/${lac}/resume`, as)).counts;
    expect(await counts(dossiers)).toHaveProperty([EntrepriseDossiers.name], 2);
    expect(await counts(entreprises)).not.toHaveProperty([EntrepriseDossiers.name]);
    expect(await status(`Entreprises/${lac}/Dossiers`, entreprises)).toBe(403);
  });

  it('follows changes of its records', async () => {
    const [access] = await applyRows(server.tenant, 'AccesPlateformeBeneficiaire', [
      { code: 'BENEF', entrepriseId: lac },
    ]);
    const at = (id: number) => `Entreprises/${id}/AccesPlateforme`;
    expect(idsOf(await get<Page>(at(lac)))).toEqual([access]);
    const payload = { entrepriseId: nord };
    const moved = await server.call('PUT', `/api/AccesPlateformeBeneficiaire/${access}`, { payload });
    expect(moved.statusCode).toBe(200);
    expect(idsOf(await get<Page>(at(lac)))).toEqual([]);
    expect(idsOf(await get<Page>(at(nord)))).toEqual([access]);
  });

  it('is read-only', async () => {
    const calls = (['POST', 'PUT', 'DELETE'] as const).map((method) =>
      server.call(method, `/api/Entreprises/${lac}/Dossiers${method === 'POST' ? '' : `/${folders[0]}`}`, {
        payload: {},
      }),
    );
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([405, 405, 405]);
  });

  it('uses an index of the field, also of a plain number', async () => {
    const { rows } = await server.tenant.database.pool.query<{ indexdef: string }>(
      'select indexdef from pg_indexes where schemaname = $1 and tablename = $2',
      [server.tenant.schema, tableName(InformationsAdditionnelles.name)],
    );
    expect(rows.map(({ indexdef }) => indexdef)).toEqual(
      expect.arrayContaining([expect.stringMatching(/\("cibleId"\)$/)]),
    );
  });
});
