import { beforeEach, describe, expect, it } from 'vitest';
import { decimal } from '../../src/resources/fields/decimal/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { text } from '../../src/resources/fields/text/kind';
import { declareMachines, label, NOM, openVersions } from '../support/schemaVersions';

const versions = await openVersions();
const { prepare, create, list } = versions;

beforeEach(() => versions.begin());

const FORMER = declareMachines({ nom: NOM });

describe('a former version beside the next one', () => {
  it('creates records without a new required field: they get its initial value', async () => {
    const next = declareMachines({ nom: NOM, rang: integer({ label, required: true, initial: 7 }) });
    await prepare(FORMER);
    await create(FORMER, { nom: 'A' });
    await prepare(next);
    expect(await create(FORMER, { nom: 'B' })).toMatchObject({ status: 'created' });
    await create(next, { nom: 'C', rang: 9 });
    expect(await list(next)).toEqual([
      { nom: 'A', rang: 7 },
      { nom: 'B', rang: 7 },
      { nom: 'C', rang: 9 },
    ]);
  });

  it.each([
    ['that has no initial value', text({ label, required: true })],
    ['that is unique', text({ label, required: true, unique: true, initial: 'X' })],
  ])('creates records without a new required field %s: it stays empty', async (_, lieu) => {
    const next = declareMachines({ nom: NOM, lieu });
    await prepare(FORMER);
    await create(FORMER, { nom: 'A' });
    await prepare(next);
    expect(await create(FORMER, { nom: 'B' })).toMatchObject({ status: 'created' });
    await create(next, { nom: 'C', lieu: 'Nord' });
    expect(await create(next, { nom: 'D', lieu: null })).toMatchObject({ status: 'refused', reason: 'invalid' });
    expect((await list(next, { orderBy: 'lieu', descending: true })).map(({ lieu: one }) => one)).toEqual([
      null,
      null,
      'Nord',
    ]);
    await prepare(next);
    await prepare(FORMER);
  });

  it("keeps the next version's cached order, also if it leaves a required field empty", async () => {
    const next = declareMachines({ nom: NOM, lieu: text({ label, required: true }) });
    await prepare(FORMER);
    await prepare(next);
    await create(FORMER, { nom: 'M 1' }, { nom: 'M 2' }, { nom: 'M 3' });
    // With fewer records, orders are not cached.
    await create(next, ...Array.from({ length: 600 }, (_, index) => ({ nom: `M ${index}`, lieu: `Lieu ${index}` })));
    const store = versions.storeOf(next);
    const query = { search: 'm', orderBy: 'lieu', descending: true, pageSize: 5 };
    const names = async () =>
      (await store.list(next.get('Machines'), query)).items.map(({ values }) => String(values['nom']));
    await names();
    expect(await names()).toEqual(['M 3', 'M 2', 'M 1', 'M 99', 'M 98']);
    await create(FORMER, { nom: 'M 4' });
    expect(await names()).toEqual(['M 4', 'M 3', 'M 2', 'M 1', 'M 99']);
  });

  it('may leave a field empty that becomes required', async () => {
    const former = declareMachines({ nom: NOM, prix: decimal({ label }) });
    const next = declareMachines({ nom: NOM, prix: decimal({ label, required: true }) });
    await prepare(former);
    await create(former, { nom: 'A', prix: 2 });
    await prepare(next);
    expect(await create(former, { nom: 'B' })).toMatchObject({ status: 'created' });
    await prepare(next);
  });

  it('gets a duplicate error for a new unique field', async () => {
    const next = declareMachines({ nom: text({ label, required: true, unique: true }) });
    await prepare(FORMER);
    await create(FORMER, { nom: 'A' });
    await prepare(next);
    expect(await create(FORMER, { nom: 'a' })).toMatchObject({ status: 'refused', reason: 'duplicate' });
  });
});

describe('a restarted former version', () => {
  it('keeps the columns of the next one, reports it, and creates records', async () => {
    const next = declareMachines({
      nom: NOM,
      lieu: text({ label, required: true }),
      rang: integer({ label, required: true, initial: 7 }),
    });
    await prepare(FORMER);
    await prepare(next);
    await create(next, { nom: 'A', lieu: 'Nord', rang: 1 });
    expect(await prepare(FORMER)).toEqual({ undeclared: ['r_Machines.lieu', 'r_Machines.rang'] });
    await create(FORMER, { nom: 'B' });
    expect(await list(FORMER)).toEqual([{ nom: 'A' }, { nom: 'B' }]);
    expect(await prepare(next)).toEqual({ undeclared: [] });
    expect(await list(next)).toEqual([
      { nom: 'A', lieu: 'Nord', rang: 1 },
      { nom: 'B', lieu: null, rang: 7 },
    ]);
  });

  it('leaves indexes, search and uniqueness of the next one, and neither repeats work after that', async () => {
    const former = declareMachines({ nom: text({ label, required: true, unique: true }) });
    const next = declareMachines({ nom: NOM, lieu: text({ label }) }, ['nom', 'lieu']);
    await prepare(former);
    await create(former, { nom: 'A' });
    await prepare(next);
    await create(next, { nom: 'A', lieu: 'Nord' });
    const indexes = await versions.indexes();
    await prepare(former);
    expect(await versions.indexes()).toEqual(indexes);
    expect(await list(former, { search: 'nord' })).toEqual([{ nom: 'A' }]);
    expect(await versions.isPrepared(former)).toBe(true);
    expect(await versions.isPrepared(next)).toBe(true);
  });
});

it('functions stay those of the latest version', async () => {
  const next = declareMachines({ nom: NOM, lieu: text({ label }) });
  await prepare(FORMER);
  await prepare(next);
  const isReplaced = await versions.replaceFunction();
  await prepare(FORMER);
  expect(await isReplaced()).toBe(true);
  await prepare(next);
  expect(await isReplaced()).toBe(false);
});

describe('parts that only the former version declares', () => {
  it('remain: an index, and the search', async () => {
    const former = declareMachines({ nom: NOM, lieu: text({ label }) }, ['lieu']);
    const next = declareMachines({ nom: NOM }, []);
    await prepare(former);
    await create(former, { nom: 'A', lieu: 'Nord' });
    const indexes = await versions.indexes();
    await prepare(next);
    expect(await versions.indexes()).toEqual(indexes);
    expect(await list(former, { search: 'nord' })).toEqual([{ nom: 'A', lieu: 'Nord' }]);
  });

  it('remain: a search field, when others are added', async () => {
    const fields = { nom: NOM, lieu: text({ label }), note: text({ label }) };
    const former = declareMachines(fields, ['nom', 'lieu']);
    const next = declareMachines(fields, ['nom', 'note']);
    await prepare(former);
    const machine = { nom: 'A', lieu: 'Nord', note: 'Neuf' };
    await create(former, machine);
    await prepare(next);
    expect(await list(next, { search: 'neuf' })).toEqual([machine]);
    // The index was dropped with the former column, and created again.
    const indexes = Object.entries(await versions.indexes());
    expect(indexes).toContainEqual([expect.stringMatching(/^ix_r_Machines_search_/), true]);
    const inNorth = { field: 'lieu', operator: 'contains', value: 'Nord' } as const;
    expect(await list(former, { filter: inNorth })).toEqual([machine]);
    expect(await list(former, { search: 'nord' })).toEqual([machine]);
    await prepare(former);
    expect(await list(next, { filter: { ...inNorth, field: 'note', value: 'Neuf' } })).toEqual([machine]);
  });
});

describe('a removed field', () => {
  it('keeps its values, and creations do not need it', async () => {
    const former = declareMachines({ nom: NOM, prix: decimal({ label, required: true }) });
    await prepare(former);
    await create(former, { nom: 'A', prix: 2 });
    expect(await prepare(FORMER)).toEqual({ undeclared: ['r_Machines.prix'] });
    expect(await create(FORMER, { nom: 'B' })).toMatchObject({ status: 'created' });
    expect(await list(former)).toEqual([
      { nom: 'A', prix: 2 },
      { nom: 'B', prix: null },
    ]);
  });
});
