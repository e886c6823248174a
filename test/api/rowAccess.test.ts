import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyRows } from '../../server/seed/applyRows';
import { createRegistry } from '../../src/resources/registry/registry';
import { CHANGE_SET_HEADER } from '../../src/resources/changes/changeSetHeader';
import { EquipeMembres, Equipes } from '../../src/resources/schemas/equipes';
import { openApiServer, type ApiServer, type Call } from '../support/apiServer';
import { limitedPerson } from '../support/limitedPerson';
import { openLive } from '../support/liveStream';
import { Affaires, AffairesNotees, Pieces, Relances } from '../support/rowResources';

const registry = createRegistry([Affaires, AffairesNotees, Pieces, Relances, Equipes, EquipeMembres]);

const RIGHTS = ['AFFAIRES:read', 'AFFAIRES:create', 'AFFAIRES:update', 'RELANCES:read'];
const PEOPLE = [
  'owner',
  'colleague',
  'leader',
  'lone',
  'addressee',
  'reader',
  'admin',
  'limited',
  'companyAdmin',
] as const;
type Person = (typeof PEOPLE)[number];

/** The records with their expected readers and writers, written by hand from the declaration's meaning. */
const RECORDS = {
  ofOwner: {
    of: 'owner',
    company: 0,
    reads: ['owner', 'leader', 'reader', 'admin', 'companyAdmin'],
    writes: ['owner', 'leader', 'admin', 'companyAdmin'],
  },
  ofColleague: {
    of: 'colleague',
    company: 1,
    reads: ['colleague', 'leader', 'addressee', 'reader', 'admin'],
    writes: ['colleague', 'leader', 'admin'],
  },
  ofLone: { of: 'lone', company: 1, reads: ['lone', 'reader', 'admin'], writes: ['lone', 'admin'] },
  ofLimited: {
    of: 'limited',
    company: 0,
    reads: ['limited', 'reader', 'admin', 'companyAdmin'],
    writes: ['limited', 'admin', 'companyAdmin'],
  },
  ofLimitedElsewhere: { of: 'limited', company: 1, reads: ['reader', 'admin'], writes: ['admin'] },
  ofNobody: { of: undefined, company: 1, reads: ['reader', 'admin'], writes: ['admin'] },
} as const satisfies Record<
  string,
  { of: Person | undefined; company: 0 | 1; reads: readonly Person[]; writes: readonly Person[] }
>;
type Name = keyof typeof RECORDS;
const NAMES = Object.keys(RECORDS) as Name[];

const readBy = (person: Person): readonly string[] =>
  NAMES.filter((name) => (RECORDS[name].reads as readonly Person[]).includes(person)).toSorted();
const writtenBy = (person: Person, name: Name): boolean => (RECORDS[name].writes as readonly Person[]).includes(person);

let server: ApiServer;
const accounts = new Map<Person, { readonly id: number; readonly token: string }>();
const ids = new Map<string, number>();
const companies: number[] = [];
let deletion = '';

const as = (person: Person) => accounts.get(person)?.token ?? '';
const idOf = (name: string) => ids.get(name) ?? 0;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, person?: Person, options: Call = {}) =>
  server.call(method, `/api/${url}`, { ...options, ...(person && { as: as(person) }) });

async function created(url: string, payload: object): Promise<number> {
  const response = await call('POST', url, undefined, { payload });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: number }>().id;
}

const namesIn = (body: string): readonly string[] => NAMES.filter((name) => body.includes(`Titre ${name}.`)).toSorted();

beforeAll(async () => {
  server = await openApiServer(registry);
  const codes = ['UN', 'DEUX'].map((code) => ({ code, nom: code }));
  companies.push(...(await applyRows(server.tenant, 'Entreprises', codes)).map(Number));
  const [first = 0] = companies;
  const links = [{ entrepriseId: first }];
  for (const person of PEOPLE)
    accounts.set(
      person,
      person === 'limited'
        ? await limitedPerson(server, [{ rights: ['AFFAIRES:read', 'AFFAIRES:update'], links }], ['RELANCES:read'])
        : person === 'companyAdmin'
          ? await limitedPerson(server, [{ rights: ['AFFAIRES:admin'], links }], RIGHTS)
          : await server.account([
              ...RIGHTS,
              ...(person === 'reader' ? ['SECTEURS:read'] : person === 'admin' ? ['AFFAIRES:admin'] : []),
            ]),
    );
  const personId = (person: Person) => accounts.get(person)?.id ?? 0;
  const [chef] = await applyRows(server.tenant, 'Fonctions', [{ code: 'CHEF', libelle: 'Chef', actif: true }]);
  await applyRows(server.tenant, 'IdentiteFonctions', [
    { identityId: personId('leader'), fonctionId: Number(chef) },
    // A person with the function who leads no team.
    { identityId: personId('lone'), fonctionId: Number(chef) },
  ]);
  const teams = [
    ['A', { owner: false, colleague: false, leader: true }],
    ['B', { lone: false, addressee: false }],
  ] as const;
  for (const [code, members] of teams) {
    const team = await created('Equipes', { code, libelle: code });
    for (const [member, responsable] of Object.entries(members))
      await created(`Equipes/${team}/membres`, { membreId: personId(member as Person), responsable });
  }
  for (const name of NAMES) {
    const { of, company } = RECORDS[name];
    const values = { titre: `Titre ${name}.`, note: 'x', entrepriseId: companies[company] };
    const id = await created('Affaires', { ...values, ...(of && { responsableId: personId(of) }) });
    ids.set(name, id);
    const destinataireId = name === 'ofColleague' ? { destinataireId: personId('addressee') } : {};
    await created(`Affaires/${id}/pieces`, { nom: `Pièce de Titre ${name}.`, ...destinataireId });
    await created('Relances', { texte: `Relance ${id}`, affaireId: id });
  }
  // A deleted record of the owner.
  const gone = await created('Affaires', { titre: 'Titre disparu', responsableId: personId('owner') });
  deletion = String((await call('DELETE', `Affaires/${gone}`)).headers[CHANGE_SET_HEADER]);
});

const pieceOf = async (name: Name): Promise<number> =>
  (await call('GET', `Affaires/${idOf(name)}/pieces`)).json<{ items: { id: number }[] }>().items[0]?.id ?? 0;

/** Every way to read several records. */
const WAYS: Readonly<Record<string, (person: Person) => Promise<string>>> = Object.fromEntries(
  Object.entries<(person: Person) => ReturnType<typeof call>>({
    page: (person) => call('GET', 'Affaires?PageNumber=1&PageSize=100', person),
    'page by ids': (person) => call('GET', `Affaires?ids=${NAMES.map(idOf).join(',')}`, person),
    searched: (person) => call('GET', 'Affaires?PageNumber=1&PageSize=100&Search=titre', person),
    lines: (person) => call('GET', 'Affaires', person, { headers: { accept: 'application/x-ndjson' } }),
    criteria: (person) => call('POST', 'Affaires/search', person, { payload: {} }),
    export: (person) => call('POST', 'Affaires/export', person, { payload: { format: 'csv' } }),
    view: (person) => call('GET', 'AffairesNotees?PageNumber=1&PageSize=100', person),
    'change sets': (person) => call('GET', 'changeSets?PageNumber=1&PageSize=100', person),
    'names in another export': (person) => call('POST', 'Relances/export', person, { payload: { format: 'csv' } }),
  }).map(([way, ask]) => [
    way,
    async (person: Person) => {
      const { statusCode, body } = await ask(person);
      expect(statusCode, `${way} ${body}`).toBeLessThan(300);
      return body;
    },
  ]),
);

describe.each(PEOPLE)('%s', (person) => {
  it('sees exactly their records, in every kind of request', async () => {
    for (const [way, ask] of Object.entries(WAYS)) expect(namesIn(await ask(person)), way).toEqual(readBy(person));
  });

  it('reads the history of these only', async () => {
    for (const name of NAMES) {
      const told = await call('GET', `history?Collection=Affaires&Id=${idOf(name)}&PageNumber=1&PageSize=100`, person);
      expect(namesIn(told.body), name).toEqual(readBy(person).includes(name) ? [name] : []);
    }
  });

  it('finds these only in the global search', async () => {
    for (const name of NAMES) {
      const found = await call('GET', `recherche?Search=titre%20${name}.`, person);
      expect(namesIn(found.body).includes(name), name).toBe(readBy(person).includes(name));
    }
  });

  it('gets counts of these only', async () => {
    const { totalCount } = (await call('GET', 'Affaires?PageNumber=1&PageSize=1', person)).json<{
      totalCount: number;
    }>();
    expect(totalCount).toBe(readBy(person).length);
  });

  it('opens these and the records below them only', async () => {
    for (const name of NAMES) {
      const status = readBy(person).includes(name) ? 200 : 404;
      for (const url of [`Affaires/${idOf(name)}`, `Affaires/${idOf(name)}/pieces`, `AffairesNotees/${idOf(name)}`])
        expect((await call('GET', url, person)).statusCode, `${name} ${url}`).toBe(status);
    }
  });

  it('cannot find others by a search or sort through a reference', async () => {
    const found = (await call('GET', 'Relances?PageNumber=1&PageSize=100&Search=titre%20of', person)).json<{
      items: unknown[];
    }>().items;
    const all = ['reader', 'admin'].includes(person);
    expect(found.length).toBe(all ? NAMES.length : 0);
  });

  it('writes the records that they may; other readable ones are refused, and the rest is unknown', async () => {
    for (const name of NAMES) {
      const isRead = readBy(person).includes(name);
      const expected = writtenBy(person, name) ? 200 : isRead ? 403 : 404;
      const single = await call('PUT', `Affaires/${idOf(name)}`, person, { payload: { note: `par ${person}` } });
      expect(single.statusCode, `${name} ${single.body}`).toBe(expected);
      const changes = [{ collection: 'Affaires', action: 'update', id: idOf(name), values: { note: 'dans un lot' } }];
      const set = await call('POST', 'changeSets?Preview=true', person, { payload: { origin: 'api', changes } });
      const [row] = set.json<{ rows: { reason?: string }[] }>().rows;
      const reasons = { 200: undefined, 403: 'forbidden', 404: 'notFound' } as const;
      expect(row?.reason, `${name} ${set.body}`).toBe(reasons[expected]);
    }
  });

  it('creates records that they may write, singly and in a set, and below readable ones', async () => {
    if (person === 'limited') return;
    const other = accounts.get('lone')?.id;
    const mine = { titre: 'Neuve', entrepriseId: companies[0], responsableId: accounts.get(person)?.id };
    const theirs = { ...mine, responsableId: person === 'lone' ? accounts.get('owner')?.id : other };
    const isAdmin = ['admin', 'companyAdmin'].includes(person);
    for (const [values, status] of [
      [mine, 201],
      [theirs, isAdmin ? 201 : 403],
    ] as const) {
      const changes = [{ collection: 'Affaires', action: 'create', values }];
      const set = await call('POST', 'changeSets?Preview=true', person, { payload: { origin: 'import', changes } });
      expect(set.json<{ rows: { status: string }[] }>().rows[0]?.status, set.body).toBe(
        status === 201 ? 'created' : 'refused',
      );
    }
    for (const name of NAMES) {
      const changes = [{ collection: `Affaires/${idOf(name)}/pieces`, action: 'create', values: { nom: 'Neuve' } }];
      const set = await call('POST', 'changeSets?Preview=true', person, { payload: { origin: 'api', changes } });
      const { status } = set.json<{ rows: { status: string }[] }>().rows[0] ?? { status: '' };
      expect(status === 'created', `${name} ${set.body}`).toBe(readBy(person).includes(name));
    }
  });

  it('sees in "Pourquoi ?" which records are theirs', async () => {
    const id = accounts.get(person)?.id;
    const answer = await server.call('GET', `/api/access/why?identityId=${id}&method=GET&path=/api/Affaires`);
    const { rows } = answer.json<{ rows: { purpose: string; label: string; passes: boolean; needs: string[] }[] }>();
    expect(rows.map(({ purpose, label }) => `${purpose} ${label}`)).toEqual([
      'read Les siennes',
      'read Celles de son équipe',
      'read Confiées',
      'read Toutes',
      'write Les siennes',
      'write Celles de son équipe',
      'write Toutes',
    ]);
    const isAdmin = person === 'admin';
    const passed = (label: string) => rows.find((row) => row.label === label)?.passes;
    expect(rows.at(-1)?.passes).toBe(isAdmin);
    expect(passed('Les siennes')).toBe(true);
    expect(passed('Toutes')).toBe(isAdmin || person === 'reader');
    expect(passed('Celles de son équipe')).toBe(isAdmin || person === 'leader' || person === 'lone');
    expect(rows.every(({ passes, needs }) => passes === (needs.length === 0))).toBe(true);
  });
});

it('an event of a write reaches only the readers of the record', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const streams = await Promise.all(
    (['lone', 'leader', 'reader'] as const).map((person) => openLive({ port, token: as(person) })),
  );
  await call('PUT', `Affaires/${idOf('ofLone')}`, 'admin', { payload: { note: 'en direct' } });
  // A second event that all streams receive: any earlier one must have arrived before it.
  await call('PUT', `Affaires/${idOf('ofColleague')}/pieces/${await pieceOf('ofColleague')}`, 'admin', {
    payload: { nom: 'Vue' },
  });
  await call('POST', 'Relances', undefined, { payload: { texte: 'Pour tous' } });
  const heard = await Promise.all(
    streams.map(async (stream) => {
      for (;;) {
        const { resources } = await stream.next();
        if (resources.some(({ resource }) => resource === 'Relances'))
          return stream.changes.flatMap((change) => change.resources.map(({ resource }) => resource)).slice(0, -1);
      }
    }),
  );
  streams.forEach((stream) => stream.close());
  expect(heard).toEqual([['Affaires'], [Pieces.name], ['Affaires', Pieces.name]]);
});

it('a record cannot be given away or taken over', async () => {
  const other = accounts.get('lone')?.id;
  const given = await call('PUT', `Affaires/${idOf('ofOwner')}`, 'owner', { payload: { responsableId: other } });
  expect(given.statusCode, given.body).toBe(403);
  const moved = await call('PUT', `Affaires/${idOf('ofOwner')}`, 'leader', {
    payload: { responsableId: accounts.get('colleague')?.id },
  });
  expect(moved.statusCode, moved.body).toBe(200);
  const back = await call('PUT', `Affaires/${idOf('ofOwner')}`, 'admin', {
    payload: { responsableId: accounts.get('owner')?.id },
  });
  expect(back.statusCode).toBe(200);
});

it('a deleted record is shown only to its former readers in the bin, who alone can restore it', async () => {
  const bin = async (person: Person) =>
    (await call('GET', 'recycleBin?Collection=Affaires&PageNumber=1&PageSize=100', person)).body.includes('disparu');
  expect([await bin('owner'), await bin('leader'), await bin('reader'), await bin('colleague')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const revert = (person: Person) =>
    call('POST', `changeSets/${deletion}/revert?Preview=true`, person, { payload: {} });
  expect((await revert('colleague')).statusCode).toBe(404);
  const refused = (await revert('reader')).json<{ applied: boolean; rows: { reason?: string }[] }>();
  expect(refused.rows[0]?.reason).toBe('forbidden');
});

it('the OpenAPI document says which records are for whom', async () => {
  const { tags } = (await server.call('GET', '/openapi.json')).json<{ tags: { name: string; 'x-rows'?: object }[] }>();
  expect(tags.find(({ name }) => name === 'Affaires')?.['x-rows']).toMatchObject({
    read: [
      { label: 'Les siennes', where: { field: 'responsableId', operator: 'equals', value: { person: 'id' } } },
      {},
      {},
      {},
    ],
    write: [{}, {}, {}],
  });
});
