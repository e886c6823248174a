import { beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { Droits } from '../../src/resources/schemas/acces';
import { openApiServer, type ApiServer } from '../support/apiServer';

interface Account {
  readonly id: number;
  readonly token: string;
}

let server: ApiServer;
/** Holds every right on rights, functions and profiles except that of granting them. */
let clerk: Account;
let giver: Account;

const program = { id: 'socle', name: 'Socle' };

beforeAll(async () => {
  server = await openApiServer(createRegistry(schemas));
  clerk = await server.account([
    ...['DROITS:admin', 'PROFILS:admin', 'UTILISATEURS:admin', 'DOMAINES:admin'],
    ...['FONCTIONS', 'IDENTITES'].flatMap((code) => ['read', 'create', 'update'].map((f) => `${code}:${f}`)),
  ]);
  giver = await server.account([
    ...['DROITS:admin', 'PROFILS:admin', 'FONCTIONS:admin', 'UTILISATEURS:admin', 'IDENTITES:admin', 'DOMAINES:admin'],
  ]);
});

/** Writes as the program itself. @returns the id of the record */
async function make(resource: string, values: object, parents?: Readonly<Record<string, number>>): Promise<number> {
  const change = { resource, action: 'create', values: { ...values }, ...(parents && { parents }) } as const;
  const { rows } = await server.tenant.store.apply({ author: program, origin: 'seed', changes: [change] });
  const [row] = rows;
  if (row?.status !== 'created') throw new Error(`${resource} was not created: ${JSON.stringify(row)}`);
  return row.id;
}

let numbers = 0;
const name = () => `ESSAI_${(numbers += 1)}`;
const makeFunction = (actif = true) =>
  make('Fonctions', { code: name(), libelle: name(), entityType: 'Utilisateur', actif });
const makeProfile = (actif = true) => make('Profils', { code: name(), libelle: name(), actif });
const makeRight = (actif = true) => make('Droits', { code: name(), libelle: name(), flags: ['read'], actif });

const put = (path: string, { token }: Account, payload: object) =>
  server.call('PUT', `/api/${path}`, { as: token, payload });

async function lastSet(resource: string, id: number): Promise<number> {
  const { rows } = await server.tenant.database.pool.query<{ id: string }>(
    `select max(r.change_set) as id from "${server.tenant.schema}".change_row r where r.resource = $1 and r.row_id = $2`,
    [resource, id],
  );
  return Number(rows[0]?.id);
}

async function reverts(set: number, { token }: Account): Promise<boolean> {
  const answer = await server.call('POST', `/api/changeSets/${set}/revert`, { as: token, payload: {} });
  return answer.json<{ applied?: boolean }>().applied === true;
}

describe('the code of a right', () => {
  it('never changes after its creation', async () => {
    const id = await makeRight();
    for (const account of [clerk, giver]) {
      const answer = await put(`Droits/${id}`, account, { code: 'IDENTITES_2' });
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json()).toHaveProperty('errors.code');
    }
  });

  it('cannot be swapped in a change set', async () => {
    const [one, other] = [await makeRight(), await makeRight()];
    const codes = { one: 'ESSAI_UN', other: 'ESSAI_AUTRE' };
    const changes = [
      { resource: 'Droits', action: 'update', id: one, values: { code: codes.other } },
      { resource: 'Droits', action: 'update', id: other, values: { code: codes.one } },
    ] as const;
    const author = { id: String(giver.id), name: 'Essai' };
    const { applied, rows } = await server.tenant.store.apply({ author, origin: 'import', changes: [...changes] });
    expect([applied, ...rows.map((row) => 'issues' in row && row.issues)]).toEqual([
      false,
      { code: [{ code: 'immutable' }] },
      { code: [{ code: 'immutable' }] },
    ]);
  });

  it('may be sent unchanged, with another label', async () => {
    const id = await makeRight();
    const code = (await server.tenant.store.get(Droits, id))?.values['code'];
    const answer = await put(`Droits/${id}`, clerk, { code, libelle: 'Autre libellé' });
    expect(answer.statusCode, answer.body).toBe(200);
  });
});

describe('the code of a function', () => {
  it('identifies it in rules of access, so a change needs the right to grant', async () => {
    const id = await makeFunction();
    const refusal = await put(`Fonctions/${id}`, clerk, { code: 'MEDECIN_2' });
    expect([refusal.statusCode, refusal.json()]).toEqual([
      403,
      expect.objectContaining({ title: 'Attribution réservée' }),
    ]);
    expect((await put(`Fonctions/${id}`, clerk, { libelle: 'Autre libellé' })).statusCode).toBe(200);
    const answer = await put(`Fonctions/${id}`, giver, { code: 'MEDECIN_3' });
    expect(answer.statusCode, answer.body).toBe(200);
  });
});

describe.each([
  ['a right', 'Droits', makeRight],
  ['a function', 'Fonctions', makeFunction],
  ['a profile', 'Profils', makeProfile],
] as const)('the switch of %s', (_what, resource, makeOne) => {
  it.each([true, false])('needs the right to grant, if it is %s', async (actif) => {
    const id = await makeOne(actif);
    const refusal = await put(`${resource}/${id}`, clerk, { actif: !actif });
    expect(refusal.statusCode, refusal.body).toBe(403);
    expect(refusal.json()).toMatchObject({ title: 'Attribution réservée' });
    const answer = await put(`${resource}/${id}`, giver, { actif: !actif });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('needs the right to grant in a revert', async () => {
    const id = await makeOne(true);
    expect((await put(`${resource}/${id}`, giver, { actif: false })).statusCode).toBe(200);
    const set = await lastSet(resource, id);
    expect(await reverts(set, clerk)).toBe(false);
    expect(await reverts(set, giver)).toBe(true);
  });

  it('does not prevent a change of the label', async () => {
    const id = await makeOne(true);
    expect((await put(`${resource}/${id}`, clerk, { libelle: 'Autre', actif: true })).statusCode).toBe(200);
  });
});

it('a revoked right cannot be restored with only the right to write links', async () => {
  const person = await server.account(['NATURES:read']);
  const fonctionId = await makeFunction();
  const link = await make('IdentiteFonctions', { identityId: person.id, fonctionId });
  const removal = { resource: 'IdentiteFonctions', action: 'delete', id: link } as const;
  const author = { id: String(giver.id), name: 'Essai' };
  const { id } = await server.tenant.store.apply({ author, origin: 'api', changes: [removal] });
  expect(await reverts(Number(id), clerk)).toBe(false);
  const links = `select 1 from "${server.tenant.schema}"."r_IdentiteFonctions" where "identityId" = $1`;
  expect((await server.tenant.database.pool.query(links, [person.id])).rowCount).toBe(0);
});

it('a person with rights cannot be restored without the right to grant', async () => {
  const person = await server.account(['DOMAINES:read']);
  const removal = await server.call('DELETE', `/api/Utilisateurs/${person.id}`, { as: clerk.token });
  expect(removal.statusCode, removal.body).toBe(200);
  const set = await lastSet('Utilisateurs', person.id);
  expect(await reverts(set, clerk)).toBe(false);
});

describe('an account that holds a function without rights', () => {
  it.each([{ email: 'a-moi@essai.example' }, { emailConfirmed: true }])('keeps %j', async (payload) => {
    const person = await server.account([]);
    await make('IdentiteFonctions', { identityId: person.id, fonctionId: await makeFunction() });
    const answer = await put(`Utilisateurs/${person.id}`, clerk, payload);
    expect(answer.statusCode, answer.body).toBe(403);
    expect(answer.json()).toMatchObject({ title: 'Compte protégé' });
  });

  it('or belongs to a group keeps its address', async () => {
    const person = await server.account([]);
    const groupeId = await make('Groupes', { code: name(), libelle: 'Groupe' });
    await make('Groupes/{groupeId}/membres', { membreId: person.id }, { groupeId });
    const answer = await put(`Utilisateurs/${person.id}`, clerk, { email: 'a-moi-2@essai.example' });
    expect(answer.statusCode, answer.body).toBe(403);
  });

  it('keeps its address in a revert, too', async () => {
    const person = await server.account(['NATURES:admin']);
    expect((await put(`Utilisateurs/${person.id}`, giver, { email: 'nouvelle-2@essai.example' })).statusCode).toBe(200);
    const set = await lastSet('Utilisateurs', person.id);
    expect(await reverts(set, clerk)).toBe(false);
    expect(await reverts(set, giver)).toBe(true);
  });
});
