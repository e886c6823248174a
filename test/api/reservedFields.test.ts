import { beforeAll, describe, expect, it } from 'vitest';
import { applyRows } from '../../server/seed/applyRows';
import { createRegistry } from '../../src/resources/registry/registry';
import { CHANGE_SET_HEADER } from '../../src/resources/changes/changeSetHeader';
import { Droits } from '../../src/resources/schemas/acces';
import { openApiServer, type ApiServer, type Call } from '../support/apiServer';
import { multipartBody } from '../support/multipart';
import { Entretiens, Salaries } from '../support/reservedResources';

const registry = createRegistry([Salaries, Entretiens]);
const RECORDS = ['SALARIES:admin'];

/** Unique values of the reserved fields: a response that contains one reveals the field. */
const MARKS = {
  salaire: '424242',
  annuel: '5090904',
  iban: 'MARK-IBAN',
  avis: 'MARK-AVIS',
  fiche: 'mark-fiche',
  prime: '535353',
};
type Field = keyof typeof MARKS;
const PAY_FIELDS: readonly Field[] = ['salaire', 'annuel', 'iban', 'fiche', 'prime'];

const PEOPLE = {
  nobody: { rights: [], reads: [], writes: [] },
  payReader: { rights: ['PAIE:read'], reads: PAY_FIELDS, writes: ['iban', 'fiche', 'prime'] },
  payAdmin: { rights: ['PAIE:admin'], reads: PAY_FIELDS, writes: ['salaire', 'iban', 'fiche', 'prime', 'coefficient'] },
  doctor: { rights: [], doctor: true, reads: ['avis'], writes: ['avis', 'aptitude'] },
} as const satisfies Record<
  string,
  { rights: readonly string[]; doctor?: true; reads: readonly Field[]; writes: readonly string[] }
>;
type Person = keyof typeof PEOPLE;
const NAMES = Object.keys(PEOPLE) as Person[];

let server: ApiServer;
let program: string;
const tokens = new Map<Person, string>();

async function tokenOf(person: Person): Promise<string> {
  const { id, token } = await server.account([...RECORDS, ...PEOPLE[person].rights]);
  if (!('doctor' in PEOPLE[person])) return token;
  await applyRows(server.tenant, 'IdentiteFonctions', [{ identityId: id, fonctionId: functionId }]);
  return token;
}

let functionId = 0;

beforeAll(async () => {
  server = await openApiServer(registry);
  const [made] = await applyRows(server.tenant, 'Fonctions', [{ code: 'MEDECIN', libelle: 'Médecin', actif: true }]);
  functionId = Number(made);
  for (const person of NAMES) tokens.set(person, await tokenOf(person));
  const { id, token } = await server.account([...RECORDS, 'PAIE:admin']);
  await applyRows(server.tenant, 'IdentiteFonctions', [{ identityId: id, fonctionId: functionId }]);
  program = token;
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as: string, options: Call = {}) =>
  server.call(method, `/api/${url}`, { ...options, as });

let made = 0;

async function makeRecord(): Promise<number> {
  made += 1;
  const parts = Object.entries({
    nom: `Salarié ${made}`,
    salaire: MARKS.salaire,
    iban: `${MARKS.iban}-${made}`,
    avis: MARKS.avis,
  }).map(([name, value]) => ({ name, value }));
  const content = { name: 'fiche', fileName: `${MARKS.fiche}.txt`, type: 'text/plain', content: Buffer.from('fiche') };
  const response = await call('POST', 'Salaries', program, multipartBody([...parts, content]));
  expect(response.statusCode, response.body).toBe(201);
  const { id } = response.json<{ id: number }>();
  const below = await call('POST', `Salaries/${id}/entretiens`, program, {
    payload: { objet: 'Bilan', prime: Number(MARKS.prime) },
  });
  expect(below.statusCode, below.body).toBe(201);
  return id;
}

const marksIn = (text: string): readonly string[] =>
  Object.entries(MARKS).flatMap(([field, mark]) => (text.includes(mark) ? [field] : []));

/** Every way to read a record, with the fields that complete responses show. */
const ways = (
  id: number,
): Readonly<Record<string, { readonly fields: readonly Field[]; ask: (as: string) => Promise<string> }>> => {
  const own: readonly Field[] = ['salaire', 'annuel', 'iban', 'avis', 'fiche'];
  const stored: readonly Field[] = ['salaire', 'iban', 'avis', 'fiche'];
  const text = async (answer: ReturnType<typeof call>) => {
    const { statusCode, body } = await answer;
    expect(statusCode, body).toBeLessThan(300);
    return body;
  };
  const change = (values: object) => ({
    origin: 'api',
    changes: [{ collection: 'Salaries', action: 'update', id, values }],
  });
  return {
    record: { fields: own, ask: (as) => text(call('GET', `Salaries/${id}`, as)) },
    page: { fields: own, ask: (as) => text(call('GET', 'Salaries?PageNumber=1&PageSize=100', as)) },
    ids: { fields: own, ask: (as) => text(call('GET', `Salaries?ids=${id}`, as)) },
    lines: {
      fields: own,
      ask: (as) => text(call('GET', 'Salaries', as, { headers: { accept: 'application/x-ndjson' } })),
    },
    search: { fields: own, ask: (as) => text(call('POST', 'Salaries/search', as, { payload: {} })) },
    export: {
      fields: own,
      ask: (as) => text(call('POST', 'Salaries/export', as, { payload: { format: 'csv' } })),
    },
    below: { fields: ['prime'], ask: (as) => text(call('GET', `Salaries/${id}/entretiens`, as)) },
    written: {
      fields: own,
      ask: (as) => text(call('PUT', `Salaries/${id}`, as, { payload: { entree: '2026-01-0' + ((made % 8) + 1) } })),
    },
    preview: {
      fields: [],
      ask: (as) => text(call('POST', 'changeSets?Preview=true', as, { payload: change({ nom: `Autre ${made}` }) })),
    },
    history: {
      fields: [...stored],
      ask: (as) => text(call('GET', `history?Collection=Salaries&Id=${id}&PageNumber=1&PageSize=100`, as)),
    },
    sets: { fields: [...stored, 'prime'], ask: (as) => text(call('GET', 'changeSets?PageNumber=1&PageSize=100', as)) },
    open: { fields: [], ask: (as) => text(call('GET', 'noms?Collection=Salaries&ids=' + id, as)) },
  };
};

describe.each(NAMES)('%s', (person) => {
  const { reads, writes } = PEOPLE[person];
  const as = () => tokens.get(person) ?? '';
  const isRead = (field: Field) => (reads as readonly Field[]).includes(field);

  it('sees only the fields that they may read, in every kind of request', async () => {
    const id = await makeRecord();
    for (const [way, { fields, ask }] of Object.entries(ways(id)))
      expect(marksIn(await ask(as())).toSorted(), way).toEqual(fields.filter(isRead).toSorted());
  });

  it('sees no more by deleting, in the recycle bin or by reverting, which restores everything', async () => {
    const id = await makeRecord();
    const [below] = (await call('GET', `Salaries/${id}/entretiens`, program)).json<{ items: { id: number }[] }>().items;
    await call('DELETE', `Salaries/${id}/entretiens/${below?.id}`, program);
    const changes = [{ collection: 'Salaries', action: 'delete', id }];
    const previewed = await call('POST', 'changeSets?Preview=true', as(), { payload: { origin: 'api', changes } });
    const kept = (['salaire', 'iban', 'avis', 'fiche'] as const).filter(isRead);
    expect(marksIn(previewed.body).toSorted()).toEqual(kept.toSorted());
    const deleted = await call('DELETE', `Salaries/${id}`, as());
    expect(deleted.statusCode, deleted.body).toBe(200);
    const own = (['salaire', 'annuel', 'iban', 'avis', 'fiche'] as const).filter(isRead);
    const stored = own.filter((field) => field !== 'annuel');
    expect(marksIn(deleted.body).toSorted()).toEqual(own.toSorted());
    const bin = await call('GET', 'recycleBin?Collection=Salaries&PageNumber=1&PageSize=100', as());
    expect(marksIn(bin.body).toSorted()).toEqual(stored.toSorted());
    const back = await call('POST', `changeSets/${String(deleted.headers[CHANGE_SET_HEADER])}/revert`, as(), {
      payload: {},
    });
    expect([back.statusCode, back.json().applied], back.body).toEqual([200, true]);
    expect(marksIn(back.body).toSorted()).toEqual(stored.toSorted());
    expect(marksIn((await call('GET', `Salaries/${id}`, program)).body)).toEqual(
      expect.arrayContaining(['salaire', 'iban', 'avis', 'fiche']),
    );
  });

  it('filters and sorts only by fields that they may read', async () => {
    for (const field of ['salaire', 'annuel', 'iban', 'avis'] as const) {
      const status = isRead(field) ? 200 : 400;
      const filter = encodeURIComponent(JSON.stringify({ field, operator: 'isNotEmpty' }));
      const asked = {
        filter: `Salaries?PageNumber=1&PageSize=5&Filter=${filter}`,
        order: `Salaries?PageNumber=1&PageSize=5&OrderBy=${field}`,
      };
      for (const [way, url] of Object.entries(asked)) {
        if (way === 'order' && field === 'avis') continue;
        expect((await call('GET', url, as())).statusCode, `${way} ${field}`).toBe(status);
      }
      const body = { payload: { filter: { field, operator: 'isNotEmpty' } } };
      const exported = await call('POST', 'Salaries/export', as(), body);
      expect(exported.statusCode === 200, exported.body.slice(0, 200)).toBe(
        (await call('POST', 'Salaries/search', as(), body)).statusCode === 200,
      );
    }
  });

  it('downloads only files that they may read', async () => {
    const id = await makeRecord();
    expect((await call('GET', `Salaries/${id}/download`, as())).statusCode).toBe(isRead('fiche') ? 200 : 404);
  });

  it('writes only their fields, singly, in a set and on creation; others are refused by name and stay', async () => {
    const id = await makeRecord();
    const values = { salaire: 99, iban: `neuf-${made}`, coefficient: 2, avis: 'neuf', aptitude: 'apte' };
    for (const [field, value] of Object.entries(values)) {
      const mayWrite = (writes as readonly string[]).includes(field);
      const expected = mayWrite ? [200, true] : [403, false];
      const single = await call('PUT', `Salaries/${id}`, as(), { payload: { [field]: value } });
      const named = mayWrite || Object.keys(single.json().errors).join() === field;
      expect([single.statusCode, named && mayWrite], `${field} ${single.body}`).toEqual(expected);
      const changes = [
        { collection: 'Salaries', action: 'update', id, values: { [field]: value } },
        {
          collection: 'Salaries',
          action: 'create',
          values: { nom: `Neuf ${field}`, [field]: field === 'iban' ? `n-${made}` : value },
        },
      ];
      const set = await call('POST', 'changeSets?Preview=true', as(), {
        payload: { origin: 'api', mode: 'good', changes },
      });
      const rows = set.json<{ rows: { status: string; reason?: string }[] }>().rows;
      expect(
        rows.map(({ reason }) => reason ?? 'done'),
        `${field} ${set.body}`,
      ).toEqual(mayWrite ? ['done', 'done'] : ['reservedField', 'reservedField']);
    }
  });

  it('can send back what they have read without a change', async () => {
    const id = await makeRecord();
    const read = (await call('GET', `Salaries/${id}`, as())).json<Record<string, unknown>>();
    const { fiche: _file, ...sent } = read;
    const back = await call('PUT', `Salaries/${id}`, as(), { payload: sent });
    expect([back.statusCode, back.headers['etag']], back.body).toEqual([200, '"1"']);
  });

  it('sees in "Pourquoi ?" which rights they lack', async () => {
    const { id, token } = await server.account([...RECORDS, ...PEOPLE[person].rights]);
    if (person === 'doctor')
      await applyRows(server.tenant, 'IdentiteFonctions', [{ identityId: id, fonctionId: functionId }]);
    expect(token).not.toBe('');
    const answer = await server.call('GET', `/api/access/why?identityId=${id}&method=GET&path=/api/Salaries`);
    const { fields } = answer.json<{ fields: { name: string; reads: boolean; writes: boolean; needs: string[] }[] }>();
    const known = ['salaire', 'iban', 'annuel', 'coefficient', 'aptitude', 'avis', 'fiche'];
    expect(fields.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
    for (const { name, reads: isReader, writes: isWriter, needs } of fields) {
      expect(isReader, name).toBe(['coefficient', 'aptitude'].includes(name) || isRead(name as Field));
      if (name !== 'annuel') expect(isWriter, name).toBe((writes as readonly string[]).includes(name));
      expect(needs.length === 0, name).toBe(isReader && isWriter);
    }
  });
});

it('a duplicate does not reveal the value of a field that the writer may not read', async () => {
  await makeRecord();
  const taken = { nom: 'Curieux', iban: `${MARKS.iban}-${made}` };
  const nobody = tokens.get('nobody') ?? '';
  const known = await call('POST', 'Salaries', nobody, { payload: taken });
  const free = await call('POST', 'Salaries', nobody, { payload: { ...taken, iban: 'libre' } });
  expect([known.statusCode, known.body]).toEqual([free.statusCode, free.body]);
});

it('rights that only open fields are created under their names', async () => {
  const { items } = await server.tenant.store.list(Droits, {});
  expect(items.map(({ values }) => values['code'])).toContain('PAIE');
});

it('the OpenAPI document says for whom fields are', async () => {
  const { schemas } = (await server.call('GET', '/openapi.json')).json().components;
  expect(schemas.Salaries.properties.salaire).toMatchObject({
    'x-readers': { rights: ['PAIE:read', 'PAIE:admin'] },
    'x-writers': { rights: ['PAIE:admin'] },
  });
  expect(schemas.Salaries.required).not.toContain('salaire');
});
