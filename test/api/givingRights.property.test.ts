import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Change } from '../../server/database/changes/changeTypes';
import { heldFunctions, heldRights } from '../../server/identity/storage/accessTables';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { isLongRun } from '../support/longRun';
import type { Values } from '../../src/resources/language/values';

// No sequence of writes by a person who may not grant rights grants anyone a right, however it is written.

const PROGRAM = { id: 'socle', name: 'Socle' };
const KINDS = ['Droits', 'Fonctions', 'Profils', 'Utilisateurs'] as const;
const LINKS = ['FonctionDroits', 'IdentiteFonctions', 'IdentiteDroits', 'IdentiteProfils', 'ProfilDroits'] as const;

type Resource = (typeof KINDS)[number] | (typeof LINKS)[number];
/** The records of a run that a change may name, in order of creation. */
type World = Record<Resource, number[]>;

const registry = createRegistry(schemas);

let server: ApiServer;
let clerk: { readonly id: number; readonly token: string };
let numbers = 0;

beforeAll(async () => {
  server = await openApiServer(registry);
  clerk = await server.account([
    ...['DROITS:admin', 'PROFILS:admin', 'UTILISATEURS:admin'],
    ...['FONCTIONS', 'IDENTITES'].flatMap((code) => ['read', 'create', 'update'].map((flag) => `${code}:${flag}`)),
  ]);
});

const code = () => `PROPRIETE_${(numbers += 1)}`;

async function apply(author: typeof PROGRAM, changes: readonly Change[]): Promise<readonly (number | undefined)[]> {
  const { rows } = await server.tenant.store.apply({ author, origin: 'import', changes, mode: 'good' });
  return rows.map((row) => (row.status === 'created' ? row.id : undefined));
}

async function make(world: World, resource: Resource, values: Values): Promise<number> {
  const [id] = await apply(PROGRAM, [{ resource, action: 'create', values }]);
  if (id === undefined) throw new Error(`${resource} was not made`);
  world[resource].push(id);
  return id;
}

/** Two people: one holds rights in every possible way, the other only through disabled or deleted records. */
async function makeWorld(): Promise<World> {
  const world: World = {
    ...{ Droits: [], Fonctions: [], Profils: [], Utilisateurs: [] },
    ...{ FonctionDroits: [], IdentiteFonctions: [], IdentiteDroits: [], IdentiteProfils: [], ProfilDroits: [] },
  };
  const named = () => ({ code: code(), libelle: 'Essai' });
  for (const actif of [true, false]) {
    const identityId = await make(world, 'Utilisateurs', { nom: 'A', prenom: 'B', email: `${code()}@nord.example` });
    const droitId = await make(world, 'Droits', { ...named(), flags: ['read', 'admin'], actif: true });
    const offId = await make(world, 'Droits', { ...named(), flags: ['read', 'admin'], actif });
    const fonctionId = await make(world, 'Fonctions', { ...named(), entityType: 'Utilisateur', actif });
    const profilId = await make(world, 'Profils', { ...named(), actif });
    await make(world, 'FonctionDroits', { fonctionId, droitId, flag: 'read' });
    await make(world, 'IdentiteFonctions', { identityId, fonctionId });
    await make(world, 'IdentiteProfils', { identityId, profilId });
    await make(world, 'ProfilDroits', { identityId, profilId, droitId, flag: 'read' });
    await make(world, 'IdentiteDroits', { identityId, droitId: offId, flag: 'read' });
    const gone = await make(world, 'IdentiteDroits', { identityId, droitId, flag: 'admin' });
    await apply(PROGRAM, [{ resource: 'IdentiteDroits', action: 'delete', id: gone }]);
  }
  return world;
}

async function held(): Promise<ReadonlySet<string>> {
  const { database, schema } = server.tenant;
  const { rows } = await database.pool.query<{ held: string }>(
    `SELECT concat_ws(' ', identity_id, code, flag) AS held FROM ${heldRights(schema)} r
     UNION SELECT concat_ws(' ', identity_id, 'function', code) FROM ${heldFunctions(schema)} f`,
  );
  return new Set(rows.map((row) => row.held));
}

/** The change sets since a given one, inclusive: candidates for a revert. */
async function setsSince(first: number): Promise<readonly number[]> {
  const { database, schema } = server.tenant;
  const { rows } = await database.pool.query<{ id: number }>(
    `SELECT id FROM "${schema}".change_set WHERE id >= $1 ORDER BY id`,
    [first],
  );
  return rows.map(({ id }) => Number(id));
}

const place = fc.nat(50);
const resource = fc.constantFrom(...KINDS, ...LINKS);
const draft = fc.record({
  resource,
  action: fc.constantFrom<Change['action'][]>('create', 'update', 'delete'),
  at: place,
  among: fc.tuple(place, place, place),
  fields: fc.nat(63),
  flag: fc.constantFrom('read', 'update', 'admin'),
  actif: fc.boolean(),
});
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ changes: fc.array(draft, { minLength: 1, maxLength: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ revert: fc.nat(200) }) },
  { weight: 1, arbitrary: fc.record({ call: draft }) },
);

const pick = (ids: readonly number[], at: number): number => ids[at % ids.length] ?? 0;

/** The values of a draft: some of the resource's fields. */
function valuesOf(world: World, { resource: name, among: [a, b, c], fields, flag, actif, action }: Draft): Values {
  const all: Values = (KINDS as readonly string[]).includes(name)
    ? {
        code: action === 'create' || fields % 2 === 0 ? code() : `PROPRIETE_${1 + (a % Math.max(1, numbers))}`,
        libelle: 'Essai',
        actif,
        ...(name === 'Droits' && { flags: [flag] }),
        ...(name === 'Fonctions' && { entityType: 'Utilisateur' }),
      }
    : {
        identityId: pick([clerk.id, ...world.Utilisateurs], a),
        droitId: pick(world.Droits, b),
        fonctionId: pick(world.Fonctions, c),
        profilId: pick(world.Profils, c),
        flag,
      };
  const user = {
    nom: 'A',
    prenom: 'B',
    email: `${code()}@nord.example`,
    lockoutEnd: actif ? null : '2099-01-01T00:00:00Z',
  };
  const declared = Object.keys(registry.get(name).fields);
  const given = Object.entries(name === 'Utilisateurs' ? user : all).filter(([field]) => declared.includes(field));
  // A creation needs all of its values; an update some.
  return Object.fromEntries(given.filter((_, index) => action === 'create' || ((fields >> index) & 1) === 1));
}

type Draft = typeof draft extends fc.Arbitrary<infer T> ? T : never;

const changeOf = (world: World, one: Draft): Change => ({
  resource: one.resource,
  action: one.action,
  ...(one.action !== 'create' && { id: pick(world[one.resource], one.at) }),
  ...(one.action !== 'delete' && { values: valuesOf(world, one) }),
});

async function take(world: World, first: number, one: typeof step extends fc.Arbitrary<infer T> ? T : never) {
  if ('revert' in one) {
    const set = pick(await setsSince(first), one.revert);
    await server.call('POST', `/api/changeSets/${set}/revert`, { as: clerk.token, payload: { mode: 'good' } });
  } else if ('call' in one) {
    const { resource: name, action, values, id } = changeOf(world, one.call);
    const path = action === 'create' ? `/api/${name}` : `/api/${name}/${id}`;
    const method = ({ create: 'POST', update: 'PUT', delete: 'DELETE' } as const)[action];
    await server.call(method, path, { as: clerk.token, ...(values && { payload: { ...values } }) });
  } else {
    const changes = one.changes.map((each) => changeOf(world, each));
    const made = await apply({ id: String(clerk.id), name: 'Essai' }, changes);
    for (const [index, id] of made.entries()) {
      const name = changes[index]?.resource as Resource | undefined;
      if (id !== undefined && name) world[name].push(id);
    }
  }
}

it('no sequence of change sets, single writes and reverts grants a right to anyone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { rows } = await server.tenant.database.pool.query<{ last: string }>(
        `SELECT coalesce(max(id), 0) AS last FROM "${server.tenant.schema}".change_set`,
      );
      const world = await makeWorld();
      const before = await held();
      for (const one of steps) {
        await take(world, Number(rows[0]?.last) + 1, one);
        const gained = [...(await held())].filter((each) => !before.has(each));
        expect(gained, JSON.stringify(one)).toEqual([]);
      }
    }),
    { numRuns: isLongRun() ? 500 : 8, seed: isLongRun() ? Date.now() : 12 },
  );
}, 900_000);
