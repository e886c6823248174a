import { beforeAll, describe, expect, it } from 'vitest';
import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { postcode } from '../../src/resources/fields/postcode/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Condition } from '../../src/resources/language/condition';
import type { Words } from '../../src/resources/language/words';
import type { DepartmentCounts } from '../../src/resources/records/departments';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';

const words = (one: string): Words => [one, one, one, one];

/** Row access for most readers, full access for some, and a reserved address. */
const Ateliers = defineResource({
  name: 'Ateliers',
  label: { one: words('Atelier'), many: words('Ateliers') },
  rights: 'ATELIERS',
  rows: {
    read: [
      { label: words('Tous'), for: { rights: ['ATELIERS_TOUS:read'] } },
      { label: words('Les siens'), where: { field: 'suiviParId', operator: 'equals', value: { person: 'id' } } },
    ],
  },
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    actif: boolean({ label: words('Actif') }),
    suiviParId: reference({ label: words('Suivi par'), resource: 'Utilisateurs' }),
    codePostal: postcode({ label: words('Code postal'), readers: { rights: ['LIEU:read'] } }),
  },
  representation: 'nom',
  search: ['nom'],
  list: {
    columns: ['nom', 'codePostal'],
    sort: { field: 'nom', order: 'ASC' },
    map: { postcode: 'codePostal' },
  },
});

let server: ApiServer;
const tokens = new Map<string, string>();

const ask = (person: string, query = '') =>
  server.call('GET', `/api/Ateliers/departements${query}`, { as: tokens.get(person) ?? '' });
async function counts(person: string, query = ''): Promise<DepartmentCounts> {
  const answer = await ask(person, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<DepartmentCounts>();
}
const filtered = (filter: Condition) => `?Filter=${encodeURIComponent(JSON.stringify(filter))}`;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Ateliers]));
  const own = await server.account(['ATELIERS:read', 'LIEU:read']);
  tokens.set('own', own.token);
  tokens.set('all', (await server.account(['ATELIERS:read', 'ATELIERS_TOUS:read', 'LIEU:read'])).token);
  tokens.set('withoutPlace', (await server.account(['ATELIERS:read', 'ATELIERS_TOUS:read'])).token);
  tokens.set('none', (await server.account([])).token);
  const admin = (await server.account(['ATELIERS:admin', 'ATELIERS_TOUS:read', 'LIEU:read'])).token;
  const rows = [
    ['Ajaccio', '20000', true],
    ['Bastia', '20600', true],
    ['Lille', '59000', true],
    ['Roubaix', '59100', false],
    ['Saint-Denis', '97400', true],
    ['Monaco', '98000', true],
    ['Nulle part', null, true],
  ] as const;
  for (const [nom, codePostal, actif] of rows) {
    const payload = { nom, codePostal, actif, suiviParId: nom === 'Lille' ? own.id : null };
    const answer = await server.call('POST', '/api/Ateliers', { payload, as: admin });
    expect(answer.statusCode, answer.body).toBe(201);
  }
});

describe('the number of records by department', () => {
  it("equals the list's total, with Corsica, overseas, and records without a department", async () => {
    expect(await counts('all')).toEqual({
      departements: [
        { code: '2A', nombre: 1 },
        { code: '2B', nombre: 1 },
        { code: '59', nombre: 2 },
        { code: '974', nombre: 1 },
      ],
      sansCode: 1,
      autres: 1,
    });
  });

  it('follows the search and the filters of the list', async () => {
    const north = { departements: [{ code: '59', nombre: 1 }], sansCode: 0, autres: 0 };
    expect(await counts('all', '?Search=roub')).toEqual(north);
    const active: Condition = { field: 'actif', operator: 'equals', value: true };
    const there: Condition = { field: 'codePostal', operator: 'startsWith', value: '59' };
    expect(await counts('all', filtered({ all: [active, there] }))).toEqual(north);
  });

  it('counts only records that the reader may read', async () => {
    expect(await counts('own')).toEqual({ departements: [{ code: '59', nombre: 1 }], sansCode: 0, autres: 0 });
  });

  it('is refused to people who may not read the list or its addresses', async () => {
    expect((await ask('none')).statusCode).toBe(403);
    expect((await ask('withoutPlace')).statusCode).toBe(403);
  });

  it("accepts the list's filters, and no page parameters", async () => {
    expect((await ask('all', '?PageNumber=1')).statusCode).toBe(400);
    expect((await ask('all', '?Filter=no')).statusCode).toBe(400);
  });
});
