import { beforeAll, describe, expect, it } from 'vitest';
import { prepareTenant } from '../../server/database/prepareTenant';
import { createStore, type Store } from '../../server/database/store';
import type { Parents } from '../../server/database/storeContext';
import { DEFAULT_PAGE_SIZE, type ListQuery } from '../../src/resources/records/listQuery';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { openTestDatabase } from '../support/database';
import { AUTHOR } from '../support/databaseResources';
import { Amis, Clubs, ClubMembres, Jeux, Parties, PartiesLongues, registry } from '../support/referenceResources';
import type { Values } from '../../src/resources/language/values';

let store: Store;
let other: Store;

beforeAll(async () => {
  const { database, schema } = await openTestDatabase();
  await prepareTenant(database, { schema, registry });
  [store, other] = [1, 2].map(() => createStore({ database, schema, registry })) as [Store, Store];
});

async function write(resource: ResourceSchema, values: readonly Values[], more: { parents?: Parents; id?: number }) {
  const action = more.id === undefined ? 'create' : 'update';
  const changes = values.map((one) => ({ resource: resource.name, action, values: one, ...more }) as const);
  const { rows } = await store.apply({ author: AUTHOR, origin: 'test', changes });
  return rows.map((row) => {
    if (row.status === 'refused') throw new Error(`${row.reason} ${JSON.stringify(row.issues)}`);
    return row.id;
  });
}
const create = (resource: ResourceSchema, values: readonly Values[], parents?: Parents) =>
  write(resource, values, { ...(parents && { parents }) });
const createOne = async (resource: ResourceSchema, values: Values, parents?: Parents): Promise<number> =>
  (await create(resource, [values], parents))[0] ?? 0;
const update = (resource: ResourceSchema, id: number, values: Values) => write(resource, [values], { id });

/** One field of a list's records; reads it twice in each of two processes and expects the same. */
async function listed(resource: ResourceSchema, field: string, query: ListQuery, parents?: Parents) {
  const answers = [];
  for (const one of [store, store, other, store]) {
    const { items, totalCount } = await one.list(resource, query, parents);
    if (query.page === undefined) expect(totalCount).toBe(items.length);
    answers.push(items.map(({ values }) => values[field]));
  }
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  return answers[0];
}

describe('a search through references', () => {
  let [anne, bruno, clubId, chess, party, dull]: number[] = [];
  let below: Parents;

  beforeAll(async () => {
    [anne, bruno] = await create(Amis, [
      { nom: 'Lefèvre', prenom: 'Anne' },
      { nom: 'Martin', prenom: 'Bruno' },
    ]);
    clubId = await createOne(Clubs, { nom: 'Les pions', presidentId: bruno });
    below = { clubId };
    chess = await createOne(Jeux, { titre: 'Échecs', joueurs: 2 }, below);
    [party, dull] = await create(
      Parties,
      [
        { amiId: anne, jeuId: chess, note: 'belle fin' },
        { amiId: bruno, note: 'nulle', longue: true },
      ],
      below,
    );
    await create(ClubMembres, [{ amiId: anne }, { amiId: bruno }], below);
    const elsewhere = { clubId: await createOne(Clubs, { nom: 'Ailleurs' }) };
    await create(Parties, [{ amiId: anne, note: 'belle', longue: true }], elsewhere);
    await create(ClubMembres, [{ amiId: bruno }], elsewhere);
  });

  it.each([
    ['lefevre', () => [party]],
    ['ÉCHECS', () => [party]],
    ['belle', () => [party]],
    ['anne echecs fin', () => [party]],
    ['anne nulle', () => []],
    ['bruno nulle', () => [dull]],
    ['%', () => []],
    ['e', () => [party, dull]],
    ['   ', () => [party, dull]],
  ])(
    "finds %j in the records' own texts and those that they reference, with every word in one of them",
    async (search, expected) => {
      const answers = [];
      for (const one of [store, store, other]) answers.push(await one.list(Parties, { search, orderBy: 'id' }, below));
      for (const { items, totalCount } of answers) {
        expect(items.map(({ id }) => id)).toEqual(expected());
        expect(totalCount).toBe(items.length);
      }
    },
  );

  it('stays below the parent, and in a view within its records', async () => {
    expect(await listed(ClubMembres, 'amiId', { search: 'martin' }, below)).toEqual([bruno]);
    expect(await listed(PartiesLongues, 'amiId', { search: 'martin' }, below)).toEqual([bruno]);
    expect(await listed(PartiesLongues, 'amiId', { search: 'anne' }, below)).toEqual([]);
    expect((await store.listAll(Parties, { search: 'anne' })).totalCount).toBe(2);
  });

  it('works for top-level collections, with filters and pages', async () => {
    expect(await listed(Clubs, 'nom', { search: 'bruno' })).toEqual(['Les pions']);
    expect(await listed(Clubs, 'nom', { search: 'bruno pions' })).toEqual(['Les pions']);
    const filter = { field: 'nom', operator: 'startsWith', value: 'x' } as const;
    expect(await listed(Clubs, 'nom', { search: 'bruno', filter })).toEqual([]);
    expect(await store.list(Clubs, { search: 'bruno', page: 2, pageSize: 10 })).toEqual({ items: [], totalCount: 1 });
  });

  it('is correct after each write of a referenced record, in every process', async () => {
    expect(await listed(ClubMembres, 'amiId', { search: 'dupond' }, below)).toEqual([]);
    await update(Amis, anne ?? 0, { nom: 'Dupond' });
    expect(await listed(ClubMembres, 'amiId', { search: 'dupond' }, below)).toEqual([anne]);
    await update(Amis, anne ?? 0, { nom: 'Lefèvre' });
    expect(await listed(ClubMembres, 'amiId', { search: 'dupond' }, below)).toEqual([]);
  });
});

describe('sorting by a reference', () => {
  let friends: number[];
  let below: Parents;
  const [ZOE, ALBA, ALAN, EDA] = [0, 1, 2, 3] as const;
  const friend = (index: number) => friends[index];

  beforeAll(async () => {
    friends = await create(Amis, [
      { nom: 'Zola', prenom: 'Zoé' },
      { nom: 'Éluard', prenom: 'Alba' },
      { nom: 'Éluard', prenom: 'Alan' },
      { nom: 'Eda' },
    ]);
    below = { clubId: await createOne(Clubs, { nom: 'Ordonné' }) };
    const games = await create(Jeux, [{ titre: 'B', joueurs: 10 }, { titre: 'A', joueurs: 9 }, { titre: 'C' }], below);
    const of = (...[ami, jeu]: (number | undefined)[]) => ({
      ...(ami !== undefined && { amiId: friend(ami) }),
      ...(jeu !== undefined && { jeuId: games[jeu] }),
    });
    await create(Parties, [of(ZOE, 0), of(undefined, 1), of(ALBA, 2), of(ALAN), of(EDA, 0), of(ZOE, 1)], below);
  });

  it('sorts by name, then by id, with nulls last in both directions', async () => {
    const [zoe, alba, alan, eda] = [ZOE, ALBA, ALAN, EDA].map(friend);
    expect(await listed(Parties, 'amiId', {}, below)).toEqual([eda, alan, alba, zoe, zoe, null]);
    const down = { orderBy: 'amiId', descending: true };
    expect(await listed(Parties, 'amiId', down, below)).toEqual([zoe, zoe, alba, alan, eda, null]);
    const ids = async (descending: boolean) =>
      (await store.list(Parties, { orderBy: 'amiId', descending }, below)).items.slice(0, 5).map(({ id }) => id);
    expect(await ids(true)).toEqual((await ids(false)).reverse());
  });

  it('compares numeric parts of the name as numbers, and sorts unnamed records last', async () => {
    const titles = async (descending: boolean) => {
      const { items } = await store.list(Parties, { orderBy: 'jeuId', descending }, below);
      const games = await store.getMany(Jeux, items.flatMap(({ values }) => values.jeuId ?? []).map(Number), below);
      return games.map(({ values }) => values.titre);
    };
    expect(await titles(false)).toEqual(['A', 'A', 'B', 'B', 'C']);
    expect(await titles(true)).toEqual(['B', 'B', 'A', 'A', 'C']);
  });

  it('follows changes of the referenced records, even without a write to the list', async () => {
    const [zoe, alba, alan, eda] = [ZOE, ALBA, ALAN, EDA].map(friend);
    await update(Amis, zoe ?? 0, { nom: 'Abel' });
    expect(await listed(Parties, 'amiId', {}, below)).toEqual([zoe, zoe, eda, alan, alba, null]);
    await update(Amis, zoe ?? 0, { nom: 'Zola' });
    expect(await listed(Parties, 'amiId', {}, below)).toEqual([eda, alan, alba, zoe, zoe, null]);
  });
});

describe('the pages of a long list', () => {
  const COUNT = 2_600;

  it('are consistent from either end', async () => {
    const letters = ['delta', 'Bravo', 'âlpha', 'charlie'];
    const people = await create(
      Amis,
      letters.map((nom) => ({ nom })),
    );
    const clubs = Array.from({ length: COUNT }, (_, index) => ({
      nom: `Club ${index}`,
      presidentId: index % 5 === 4 ? null : people[index % 5],
    }));
    await create(Clubs, clubs);
    for (const descending of [false, true]) {
      const whole = (await store.list(Clubs, { orderBy: 'presidentId', descending })).items.map(({ id }) => id);
      expect(new Set(whole).size).toBe(whole.length);
      for (const page of [1, 2, 45, 60, Math.ceil(whole.length / DEFAULT_PAGE_SIZE), 500]) {
        const query = { orderBy: 'presidentId', descending, page, pageSize: DEFAULT_PAGE_SIZE };
        const { items, totalCount } = await store.list(Clubs, query);
        const from = (page - 1) * DEFAULT_PAGE_SIZE;
        expect(items.map(({ id }) => id)).toEqual(whole.slice(from, from + DEFAULT_PAGE_SIZE));
        expect(totalCount).toBe(whole.length);
      }
    }
    const names = await store.list(Clubs, { search: 'bravo', page: 21, pageSize: DEFAULT_PAGE_SIZE });
    expect(names.totalCount).toBe(COUNT / 5);
    expect(names.items).toHaveLength((COUNT / 5) % DEFAULT_PAGE_SIZE);
  });
});
